/** Speech, with a synthesiser that speaks when the test says so. */
import {createSpeaker, piecesOf, voiceFor} from './speaker';
import type {SpeakerState, SpokenPart} from './speaker';

const voice = (lang: string) => ({lang}) as SpeechSynthesisVoice;

class Utterance {
  lang = '';
  rate = 1;
  voice: SpeechSynthesisVoice | null = null;
  onend: () => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor(readonly text: string) {}
}

beforeEach(() => {
  Object.assign(globalThis, {SpeechSynthesisUtterance: Utterance});
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const LINES: SpokenPart[][] = [
  [
    {text: 'heading level 1', language: 'en'},
    {text: 'Kosten', language: 'de-AT'},
  ],
  [{text: '', language: 'en'}],
  [{text: 'One.', language: 'en'}],
];

/** Returns a speaker of LINES, and what it has spoken. */
function start() {
  const spoken: Utterance[] = [];
  const shown: number[] = [];
  const states: SpeakerState[] = [];
  const cancel = jest.fn();
  const synthesis = {
    speak: (utterance: Utterance) => void spoken.push(utterance),
    cancel,
    getVoices: () => [voice('en-US'), voice('de-DE')],
  };
  const speaker = createSpeaker(synthesis as unknown as SpeechSynthesis, {
    partsOf: (number) => LINES[number - 1],
    onLine: (number) => void shown.push(number),
    onState: (state) => void states.push(state),
  });
  const finish = () => spoken.at(-1)?.onend();
  return {speaker, spoken, shown, states, cancel, finish};
}

const textsOf = (spoken: Utterance[]) => spoken.map(({text}) => text);

test('nothing is spoken before it is started; then each part has a voice of its language', () => {
  const {speaker, spoken, shown, finish} = start();
  expect(spoken).toEqual([]);
  speaker.start(1);
  finish();
  expect(spoken.map(({text, lang, voice: chosen}) => [text, lang, chosen?.lang])).toEqual([
    ['heading level 1', 'en', 'en-US'],
    ['Kosten', 'de-AT', 'de-DE'],
  ]);
  expect(shown).toEqual([1]);
});

test('what is silent lasts a moment; after the last line, speech ends', () => {
  const {speaker, spoken, shown, states, finish} = start();
  speaker.start(2);
  expect(spoken).toEqual([]);
  jest.runOnlyPendingTimers();
  expect(textsOf(spoken)).toEqual(['One.']);
  finish();
  expect(shown).toEqual([2, 3]);
  expect(states).toEqual(['speaking', 'stopped']);
});

test('a pause keeps the part, and a late event of it changes nothing', () => {
  const {speaker, spoken, states, finish} = start();
  speaker.start(1);
  speaker.pause();
  finish();
  expect(textsOf(spoken)).toEqual(['heading level 1']);
  speaker.resume();
  expect(textsOf(spoken)).toEqual(['heading level 1', 'heading level 1']);
  expect(states).toEqual(['speaking', 'paused', 'speaking']);
});

test('another speed applies at once while it speaks, and later while it does not', () => {
  const {speaker, spoken} = start();
  speaker.setRate(2);
  expect(spoken).toEqual([]);
  speaker.start(3);
  speaker.setRate(1.5);
  expect(spoken.map(({rate}) => rate)).toEqual([2, 1.5]);
});

test('stopping cancels speech, also during silence', () => {
  const {speaker, spoken, cancel} = start();
  speaker.start(2);
  cancel.mockClear();
  speaker.stop();
  jest.runOnlyPendingTimers();
  expect(spoken).toEqual([]);
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('a voice of the same region is preferred; a language without a voice has none', () => {
  const voices = [voice('en-US'), voice('en_GB'), voice('es')];
  expect(voiceFor(voices, 'en-GB')?.lang).toBe('en_GB');
  expect(voiceFor(voices, 'es-MX')?.lang).toBe('es');
  expect(voiceFor(voices, 'fr')).toBeUndefined();
});

test('long texts are divided between sentences, and long sentences between words', () => {
  const long = Array.from({length: 60}, () => 'words').join(' ');
  expect(piecesOf('One. Two?')).toEqual(['One.', 'Two?']);
  const pieces = piecesOf(long);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join(' ')).toBe(long);
  expect(piecesOf('')).toEqual(['']);
});
