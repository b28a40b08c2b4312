//! Target `parse`: see `runebook_fuzz::parse`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| runebook_fuzz::parse(data));
