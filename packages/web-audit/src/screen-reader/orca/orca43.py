"""Orca 43 loads this file as orca-customizations.py. It writes speech to a file instead of a voice.

The file in LISTEN_SPEECH gets one JSON object per line: {"say": words}, {"key": name} when Orca has
handled a released key, and {"idle": true} when its queue is empty.
"""

import json
import os

import pyatspi
from gi.repository import GLib
from orca import event_manager, settings, speechdispatcherfactory, speechserver
from orca.scripts import default
from orca.scripts.toolkits.Chromium import script as chromium

IDLE_MS = 50

# The preferences of a visitor who wants to hear everything on a page.
settings.enablePositionSpeaking = True
settings.speechVerbosityLevel = settings.VERBOSITY_LEVEL_VERBOSE
# Key echo repeats the task's own text, and reading the whole page hides the response to a key.
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
settings.enableBraille = False
settings.enableSound = False

_file = open(os.environ["LISTEN_SPEECH"], "a", encoding="utf-8")
_busy = True


def write(**entry):
    global _busy
    _busy = True
    _file.write(json.dumps(entry) + "\n")
    _file.flush()


class SpeechServer(speechserver.SpeechServer):
    """Speaks instantly, so that Orca never waits for a sentence to end."""

    @staticmethod
    def getSpeechServer(info=None):
        return _server

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            write(say="(again) " + text if is_echo(text) else text)

    def speakCharacter(self, character, acss=None):
        self.speak(character)


_server = SpeechServer()
speechdispatcherfactory.SpeechServer = SpeechServer

# Firefox on Linux updates a description in ATK when it is queried, not when it changes, and ATK then fires an event
# (getDescriptionCB in Firefox, atk_object_set_description). So Orca speaks a description that has changed since the
# last visit on focus, as expected, and again a moment later. The repetition is marked.
_on_description = default.Script.onDescriptionChanged
_changed = None
_spoken = []


def on_description(self, event):
    global _changed
    is_firefox = event.host_application and event.host_application.name == "Firefox"
    _changed = event.any_data if is_firefox else None
    _on_description(self, event)
    _changed = None


def is_echo(text):
    words = text.strip().rstrip(".")
    echo = _changed is not None and words in _spoken
    _spoken.append(words)
    return echo


# Chromium sometimes reports the caret in a field before the focus. Orca 43 then takes the field as already announced,
# and says nothing. Events of a field without the focus are ignored, so that it does not depend on their order.
_on_caret_moved = chromium.Script.onCaretMoved


def on_caret_moved(self, event):
    states = event.source.getState()
    if states.contains(pyatspi.STATE_EDITABLE) and not states.contains(pyatspi.STATE_FOCUSED):
        return
    _on_caret_moved(self, event)


_process_key = event_manager.EventManager._processKeyboardEvent
_dequeue = event_manager.EventManager._dequeue


def process_key(self, event):
    if event.type == pyatspi.KEY_PRESSED_EVENT:
        _spoken.clear()
    consumed = _process_key(self, event)
    if event.type == pyatspi.KEY_RELEASED_EVENT:
        write(key=event.event_string)
    return consumed


def dequeue(self):
    global _busy
    _busy = True
    return _dequeue(self)


def report_idle():
    global _busy
    if _busy and event_manager.getManager()._eventQueue.empty():
        write(idle=True)
        _busy = False
    return True


chromium.Script.onCaretMoved = on_caret_moved
default.Script.onDescriptionChanged = on_description
event_manager.EventManager._processKeyboardEvent = process_key
event_manager.EventManager._dequeue = dequeue
GLib.timeout_add(IDLE_MS, report_idle)
