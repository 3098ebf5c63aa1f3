import Testing

@Suite("Taking Swift files apart")
struct SwiftTextTests {
    @Test(
        arguments: [
            ("a // b", "a     "),
            ("a /* b /* c */ d */ e", "a                   e"),
            (#"a("b", c)"#, #"a(" ", c)"#),
            (#"a("\"b", c)"#, #"a("   ", c)"#),
            (#"a("b\(c("d"))e")"#, #"a("  (c(" ")) ")"#),
            (##"a(#"b"c"#, d)"##, ##"a(#"   "#, d)"##),
            ("a(\"\"\"\nb \"c\"\n\"\"\", d)", "a(\"\"\"\n     \n\"\"\", d)"),
            ("a(\"// b\") // c", "a(\"    \")     "),
            ("#if a\n#endif", "#if a\n#endif"),
        ]
    )
    func `strings and comments are no code`(text: String, code: String) {
        #expect(SwiftText(text).code == code)
    }

    @Test(
        arguments: [
            ("a // b", "  // b"),
            ("a /* b */ c", "  /* b */  "),
            ("a(\"// b\") // c", "          // c"),
            ("/// a\nb", "/// a\n "),
        ]
    )
    func `only comments are comments`(text: String, comments: String) {
        #expect(SwiftText(text).comments == comments)
    }
}
