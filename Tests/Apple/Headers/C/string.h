// string.h: part of Darwin.h here.
#include <Darwin.h>
