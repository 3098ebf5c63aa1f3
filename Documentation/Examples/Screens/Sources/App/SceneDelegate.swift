import UIKit

/// Shows the three screens in tabs, each with its model.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let tabs = UITabBarController()
        let search = SearchViewController(model: SearchViewModel(search: Server.search))
        let shopping = ShoppingViewController(model: ShoppingViewModel(["Bread", "Milk", "Tea"]))
        let signUp = SignUpViewController(model: SignUpViewModel(register: Server.register))
        tabs.viewControllers = [
            tab("Search", image: "magnifyingglass", search),
            tab("Shopping", image: "cart", shopping),
            tab("Sign up", image: "person", signUp),
        ]
        let window = UIWindow(windowScene: scene)
        window.backgroundColor = .systemBackground
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }

    private func tab(_ title: String, image: String, _ screen: UIViewController) -> UIViewController {
        let navigation = UINavigationController(rootViewController: screen)
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
        return navigation
    }
}
