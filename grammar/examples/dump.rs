//! Prints the diagnostics (and with `-t` the tree) of a file.
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let text = std::fs::read_to_string(&args[1]).expect("file");
    let now = std::time::Instant::now();
    let (tree, problems) = runebook_grammar::parse(0, &text);
    eprintln!("{:?} for {} bytes", now.elapsed(), text.len());
    if args.len() > 2 { for i in &tree.items { println!("{i:?}\n") }; }
    let (mut line, mut at) = (1, 0);
    for p in problems.iter().take(200) {
        line += text.as_bytes()[at..p.primary.span.start as usize].iter().filter(|b| **b == b'\n').count();
        at = p.primary.span.start as usize;
        println!("{line}: {} {} [{}] {:?} {:?}", p.code, p.message, &text[p.primary.span.start as usize..p.primary.span.end as usize], p.primary.text, p.help);
    }
    println!("{} items, {} problems", tree.items.len(), problems.len());
}
