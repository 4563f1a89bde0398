/**
 * Speaks the lines of a transcript with the voices of the device. `pause` and `resume` of the Web Speech API fail on
 * Android and with remote voices, so a pause cancels the speech, and continuing repeats the part that was interrupted.
 */

/** Text in one language, or silence. */
export interface SpokenPart {
  /** Empty for silence. */
  text: string;
  /** Tag of its language. */
  language: string;
}

export type SpeakerState = 'stopped' | 'speaking' | 'paused';

export interface SpeakerOptions {
  /** Returns the parts of a line; undefined after the last line. @param number from 1 */
  partsOf: (number: number) => readonly SpokenPart[] | undefined;
  /** Called before a line is spoken. */
  onLine: (number: number) => void;
  onState: (state: SpeakerState) => void;
}

/** Chromium stops remote voices after 15 seconds: longer texts are spoken in sentences. */
const MAX_CHARACTERS = 200;
/** How long a silence lasts, in milliseconds: long enough to be noticed. */
const SILENCE_MS = 1200;

/** Returns the voice for a language: of the same region if there is one, else of any. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined {
  const tagOf = (voice: SpeechSynthesisVoice) => voice.lang.replaceAll('_', '-').toLowerCase();
  const wanted = language.toLowerCase();
  const [primary = wanted] = wanted.split('-');
  return (
    voices.find((voice) => tagOf(voice) === wanted) ??
    voices.find((voice) => tagOf(voice).split('-')[0] === primary)
  );
}

/** Divides a text at the ends of sentences, or between words, into pieces that every voice speaks to the end. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…。！？])\s+/u)) {
    let rest = sentence;
    while (rest.length > MAX_CHARACTERS) {
      const space = rest.lastIndexOf(' ', MAX_CHARACTERS);
      const end = space > 0 ? space : MAX_CHARACTERS;
      pieces.push(rest.slice(0, end));
      rest = rest.slice(end).trimStart();
    }
    pieces.push(rest);
  }
  return pieces;
}

const shortParts = ({text, language}: SpokenPart): SpokenPart[] =>
  piecesOf(text).map((piece) => ({text: piece, language}));

/** Returns what speaks one part at a time. */
function createVoice(synthesis: SpeechSynthesis) {
  let rate = 1;
  /** The utterance that is spoken: events of others are late, and are ignored. */
  let current: SpeechSynthesisUtterance | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function utter({text, language}: SpokenPart, done: () => void): void {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language;
    utterance.voice = voiceFor(synthesis.getVoices(), language) ?? null;
    utterance.rate = rate;
    const finish = () => {
      if (utterance === current) done();
    };
    utterance.onend = finish;
    utterance.onerror = finish;
    current = utterance;
    synthesis.speak(utterance);
  }

  return {
    /** Speaks a part, or is silent for a moment. @param done called after it, unless it was interrupted */
    speak(part: SpokenPart, done: () => void): void {
      if (part.text === '') timer = setTimeout(done, SILENCE_MS);
      else utter(part, done);
    },
    /** Interrupts the part. */
    silence(): void {
      current = undefined;
      clearTimeout(timer);
      synthesis.cancel();
    },
    /** Changes the speed of later parts. */
    setRate(factor: number): void {
      rate = factor;
    },
  };
}

/** Returns what speaks. It is silent until `start` is called. */
export function createSpeaker(synthesis: SpeechSynthesis, options: SpeakerOptions) {
  const {partsOf, onLine, onState} = options;
  const voice = createVoice(synthesis);
  let line = 0;
  let queue: SpokenPart[] = [];
  let state: SpeakerState = 'stopped';

  function setState(next: SpeakerState): void {
    state = next;
    onState(next);
  }

  function speakNext(): void {
    const [part] = queue;
    if (!part) {
      speakLine(line + 1);
      return;
    }
    voice.speak(part, () => {
      queue.shift();
      speakNext();
    });
  }

  function speakLine(number: number): void {
    const parts = partsOf(number);
    if (!parts) {
      stop();
      return;
    }
    line = number;
    onLine(number);
    queue = parts.flatMap(shortParts);
    speakNext();
  }

  function stop(): void {
    voice.silence();
    setState('stopped');
  }

  return {
    /** Speaks from a line on. */
    start(number: number): void {
      voice.silence();
      setState('speaking');
      speakLine(number);
    },
    pause(): void {
      voice.silence();
      setState('paused');
    },
    resume(): void {
      setState('speaking');
      speakNext();
    },
    stop,
    /** Changes the speed, also of the part that is being spoken. @param factor of the usual speed */
    setRate(factor: number): void {
      voice.setRate(factor);
      if (state !== 'speaking') return;
      voice.silence();
      speakNext();
    },
  };
}

export type Speaker = ReturnType<typeof createSpeaker>;
