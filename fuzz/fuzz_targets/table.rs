//! Target `table`: see `runebook_fuzz::table`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| runebook_fuzz::table(data));
