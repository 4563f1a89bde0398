"""Read by Orca at its start: what it would speak goes to a file instead of a voice.

One JSON object a line, in the file that LISTEN_SPEECH names: {"say": words}, {"stop": true} when
Orca falls silent on purpose, {"key": name} when it has dealt with a key that was released, and
{"idle": true} when nothing waits in its queue any more.
"""

import json
import os

import pyatspi
from gi.repository import GLib
from orca import event_manager, settings, speechdispatcherfactory, speechserver

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
            write(say=text)

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

_keyboard = event_manager.EventManager._processKeyboardEvent
_dequeue = event_manager.EventManager._dequeue
_manager = event_manager.getManager()


def process_key(self, event):
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
