//! Formats a file to standard output.
fn main() {
    let text = std::fs::read_to_string(std::env::args().nth(1).expect("a path")).expect("a file");
    match runebook_grammar::format(&text) {
        Ok(out) => {
            let again = runebook_grammar::format(&out);
            eprintln!("changed {} idempotent {}", out != text, again.as_ref() == Ok(&out));
            print!("{out}");
        }
        Err(problems) => eprintln!("{problems:?}"),
    }
}
