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

/** Returns what speaks. It is silent until `start` is called. */
export function createSpeaker(synthesis: SpeechSynthesis, options: SpeakerOptions) {
  const {partsOf, onLine, onState} = options;
  let line = 0;
  let queue: SpokenPart[] = [];
  let rate = 1;
  let state: SpeakerState = 'stopped';
  /** The utterance that is spoken: events of others are late, and are ignored. */
  let current: SpeechSynthesisUtterance | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setState(next: SpeakerState): void {
    state = next;
    onState(next);
  }

  function silence(): void {
    current = undefined;
    clearTimeout(timer);
    synthesis.cancel();
  }

  function speakNext(): void {
    const [part] = queue;
    if (!part) {
      speakLine(line + 1);
      return;
    }
    if (part.text === '') {
      timer = setTimeout(() => {
        queue.shift();
        speakNext();
      }, SILENCE_MS);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(part.text);
    utterance.lang = part.language;
    utterance.voice = voiceFor(synthesis.getVoices(), part.language) ?? null;
    utterance.rate = rate;
    const advance = () => {
      if (utterance !== current) return;
      queue.shift();
      speakNext();
    };
    utterance.onend = advance;
    utterance.onerror = advance;
    current = utterance;
    synthesis.speak(utterance);
  }

  function speakLine(number: number): void {
    const parts = partsOf(number);
    if (!parts) {
      stop();
      return;
    }
    line = number;
    onLine(number);
    queue = parts.flatMap(({text, language}) =>
      piecesOf(text).map((piece) => ({text: piece, language})),
    );
    speakNext();
  }

  function stop(): void {
    silence();
    setState('stopped');
  }

  return {
    /** Speaks from a line on. */
    start(number: number): void {
      silence();
      setState('speaking');
      speakLine(number);
    },
    pause(): void {
      silence();
      setState('paused');
    },
    resume(): void {
      setState('speaking');
      speakNext();
    },
    stop,
    /** Changes the speed, also of the part that is being spoken. @param factor of the usual speed */
    setRate(factor: number): void {
      rate = factor;
      if (state !== 'speaking') return;
      silence();
      speakNext();
    },
  };
}

export type Speaker = ReturnType<typeof createSpeaker>;
