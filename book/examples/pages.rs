//! Writes the pages of the tests' hand-made book: `cargo run -p runebook-book --example pages -- FOLDER`.

#[path = "../tests/render/fixture.rs"]
mod fixture;

use std::path::Path;

use runebook_book::render::{self, Options};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("which folder?")?;
    let books = fixture::books();
    write(&Path::new(&folder).join("sil-q"), &render::html(&books, &Options::default())?)?;
    write(Path::new(&folder), &render::shelf(&[&books, &books[..2]]))?;
    write(&Path::new(&folder).join("source"), &render::source(&books[2])?)?;
    Ok(())
}

fn write(folder: &Path, files: &[(String, Vec<u8>)]) -> std::io::Result<()> {
    for (path, bytes) in files {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().unwrap_or(folder))?;
        std::fs::write(path, bytes)?;
    }
    Ok(())
}
