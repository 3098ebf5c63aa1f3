import XCTest

/// What a user does on each screen, in the app itself.
@MainActor
final class ScreensUITests: XCTestCase {
    private func launch(tab: String) -> XCUIApplication {
        let app = XCUIApplication()
        app.launch()
        app.tabBars.buttons[tab].tap()
        return app
    }

    func testSearchShowsWhatIsFound() {
        let app = launch(tab: "Search")
        app.searchFields.firstMatch.tap()
        app.searchFields.firstMatch.typeText("train")
        XCTAssertTrue(app.staticTexts["Blue Train – John Coltrane"].waitForExistence(timeout: 10))
    }

    func testShoppingMovesAnArticleIntoTheBasket() {
        let app = launch(tab: "Shopping")
        app.textFields["Something to buy"].tap()
        app.textFields["Something to buy"].typeText("Jam\n")
        XCTAssertTrue(app.navigationBars["4 to buy"].waitForExistence(timeout: 10))
        app.staticTexts["Bread"].tap()
        XCTAssertTrue(app.navigationBars["3 to buy"].waitForExistence(timeout: 10))
    }

    func testSignUpSaysWhatIsWrong() {
        let app = launch(tab: "Sign up")
        XCTAssertTrue(app.staticTexts["A name has three letters or more."].waitForExistence(timeout: 10))
        app.textFields["Name"].tap()
        app.textFields["Name"].typeText("Grace")
        XCTAssertTrue(app.staticTexts["A password has eight characters or more."].waitForExistence(timeout: 10))
    }
}
