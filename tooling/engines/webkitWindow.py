#!/usr/bin/python3
"""A window with nothing but a page, of any size, for WebKitWebDriver: the browser that comes with it has a least width."""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

numbers = [int(argument) for argument in sys.argv[1:] if argument.isdigit()]
width, height = numbers[:2] if len(numbers) >= 2 else (1280, 860)

# Remembers nothing: each window is a person of its own.
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
window = Gtk.Window()
window.set_decorated(False)
window.set_default_size(width, height)
window.add(view)
window.connect("destroy", Gtk.main_quit)


def started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkitWindow")
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: view)


context.connect("automation-started", started)
window.show_all()
# The pointer lies over the window, without which it has no focus where there is no window manager.
window.move(0, 0)
Gtk.main()
