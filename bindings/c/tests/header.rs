//! The committed header is what the source says.

use std::path::Path;

#[test]
fn the_header_is_up_to_date() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(root.join("cbindgen.toml")).unwrap();
    let mut made = Vec::new();
    cbindgen::Builder::new().with_crate(root).with_config(config).generate().unwrap().write(&mut made);
    let made = String::from_utf8(made).unwrap();
    let place = root.join("include/runebook.h");
    if std::env::var_os("RUNEBOOK_WRITE_HEADER").is_some() {
        std::fs::write(&place, &made).unwrap();
    }
    let committed = std::fs::read_to_string(&place).unwrap_or_default();
    assert!(made == committed, "the header is stale: run the test with RUNEBOOK_WRITE_HEADER=1 and commit it");
}
