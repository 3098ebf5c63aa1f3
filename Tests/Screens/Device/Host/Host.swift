import UIKit

/// An app without the library, in which the tests run: two copies of its classes can't be in one process.
@main
final class Host: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: session.role)
    }
}
