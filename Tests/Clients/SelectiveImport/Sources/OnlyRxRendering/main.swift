import RxRendering
import RxTest

var renderer = MarbleRenderer()
renderer.add("ab--c|", label: "source")
print(renderer.ascii)
