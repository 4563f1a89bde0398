"""Read by Orca at its start: what it would speak goes to a file instead of a voice.

One JSON object a line, in the file that LISTEN_SPEECH names: {"say": words}, {"echo": words} for what is
said again by no doing of the page (see is_echo), {"stop": true} when
Orca falls silent on purpose, {"key": name} when it has dealt with a key that was released, and
{"idle": true} when nothing waits in its queue any more.
"""

import json
import os

import pyatspi
from gi.repository import GLib
from orca import event_manager, settings, speechdispatcherfactory, speechserver
from orca.scripts import default

IDLE_MS = 50

# What a visitor would set who wants to know all that a page tells.
settings.enablePositionSpeaking = True
settings.speechVerbosityLevel = settings.VERBOSITY_LEVEL_VERBOSE
# Keys are the task's own; a page read out as a whole would hide what a key makes it say.
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
    """Speaks in no time, so Orca never waits for a sentence to end."""

    @staticmethod
    def getFactoryName():
        return "a file"

    @staticmethod
    def getSpeechServers():
        return [_server]

    @staticmethod
    def getSpeechServer(info=None):
        return _server

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["file", "file"]

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            write(**{"echo" if is_echo(text) else "say": text})

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def speakKeyEvent(self, event, acss=None):
        self.speak(event.getKeyName())

    def stop(self):
        write(stop=True)

    def sayAll(self, utterances, progress):
        GLib.idle_add(self._say_next, utterances, progress)

    def _say_next(self, utterances, progress):
        try:
            context, acss = next(utterances)
        except StopIteration:
            return False
        self.speak(context.utterance, acss)
        context.currentOffset = context.startOffset
        progress(context.copy(), speechserver.SayAllContext.PROGRESS)
        context.currentOffset = context.endOffset
        progress(context.copy(), speechserver.SayAllContext.COMPLETED)
        return True


_server = SpeechServer()
speechdispatcherfactory.SpeechServer = SpeechServer

# Firefox on Linux tells ATK of a new description when it is asked for one, not when it changes, and ATK makes that an
# event (getDescriptionCB in Firefox, atk_object_set_description). So whatever description has changed since the last
# visit is spoken on arrival, as it must be, and a moment later as if it changed just then.
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


default.Script.onDescriptionChanged = on_description

_keyboard = event_manager.EventManager._processKeyboardEvent
_dequeue = event_manager.EventManager._dequeue
_manager = event_manager.getManager()


def process_key(self, event):
    if event.type == pyatspi.KEY_PRESSED_EVENT:
        _spoken.clear()
    consumed = _keyboard(self, event)
    if event.type == pyatspi.KEY_RELEASED_EVENT:
        write(key=event.event_string)
    return consumed


def dequeue(self):
    global _busy
    _busy = True
    return _dequeue(self)


def report_idle():
    global _busy
    if _busy and _manager._eventQueue.empty():
        write(idle=True)
        _busy = False
    return True


event_manager.EventManager._processKeyboardEvent = process_key
event_manager.EventManager._dequeue = dequeue
GLib.timeout_add(IDLE_MS, report_idle)
