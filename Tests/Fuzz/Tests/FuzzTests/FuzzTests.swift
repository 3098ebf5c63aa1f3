import Testing

/// All tests of the fuzzer, one after another: a case counts the objects of the library that it leaves in the process.
@Suite(.serialized) struct FuzzTests {}
