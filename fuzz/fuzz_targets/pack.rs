//! Target `pack`: see `runebook_fuzz::pack`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| runebook_fuzz::pack(data));
