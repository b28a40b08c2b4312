//! Target `check`: see `runebook_fuzz::check`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| runebook_fuzz::check(data));
