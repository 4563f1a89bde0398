import {joinList, languageName} from '@trendsoft/document-check';
import {useEffect, useEffectEvent, useId, useMemo, useRef, useState} from 'react';
import {Button} from '../../../primitives/Button';
import {readerLanguage, t} from '../check/loadedRules';
import {isHeading, lineAfter} from './lines';
import type {Line} from './lines';
import {createSpeaker, voiceFor} from './speaker';
import type {Speaker, SpeakerState} from './speaker';
import {languagesIn, spokenParts} from './spokenParts';

export interface ListenControlsProps {
  lines: readonly Line[];
  /** Language of the document. */
  language: string | undefined;
  /** Number of the current line; 0 for none. */
  current: number;
  /** Shows a line that is spoken. */
  show: (number: number) => void;
}

const SPEEDS = [0.75, 1, 1.5, 2, 3] as const;

/** Returns the voices of the device, which browsers load late. */
function useVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(() => speechSynthesis.getVoices());
  useEffect(() => {
    const update = () => setVoices(speechSynthesis.getVoices());
    speechSynthesis.addEventListener('voiceschanged', update);
    return () => speechSynthesis.removeEventListener('voiceschanged', update);
  }, []);
  return voices;
}

/** Returns the speaker of the lines, and what it does. It is silent when the lines change or disappear. */
function useSpeaker({lines, language, show}: Omit<ListenControlsProps, 'current'>) {
  const [state, setState] = useState<SpeakerState>('stopped');
  const onLine = useEffectEvent(show);
  const speaker = useRef<Speaker>(undefined);
  useEffect(() => {
    const created = createSpeaker(speechSynthesis, {
      partsOf: (number) => {
        const line = lines[number - 1];
        return line && spokenParts(line, readerLanguage(), language);
      },
      onLine: (number) => onLine(number),
      onState: setState,
    });
    speaker.current = created;
    // Speech would go on after the page is left.
    addEventListener('pagehide', created.stop);
    return () => {
      removeEventListener('pagehide', created.stop);
      created.stop();
    };
  }, [lines, language]);
  return {speaker, state};
}

/** Buttons that read a transcript aloud, in the language of each part. Nothing is spoken before one is pressed. Keyboard: those of buttons and of a native list. */
export function ListenControls({lines, language, current, show}: ListenControlsProps) {
  const voices = useVoices();
  const {speaker, state} = useSpeaker({lines, language, show});
  const missing = useMemo(() => {
    const languages = languagesIn(lines, readerLanguage(), language);
    return [...languages].filter((tag) => !voiceFor(voices, tag));
  }, [lines, language, voices]);

  function toggle(): void {
    if (state === 'speaking') speaker.current?.pause();
    else if (state === 'paused') speaker.current?.resume();
    else speaker.current?.start(current || 1);
  }
  function speakFrom(number: number | undefined): void {
    if (number !== undefined && number > 0) speaker.current?.start(number);
  }
  const toggleLabel = {stopped: 'listen', speaking: 'pause', paused: 'continue'}[state];
  const names = joinList(
    t,
    missing.map((tag) => languageName(tag, readerLanguage())),
  );

  return (
    <div className="checkListen" role="group" aria-label={t('transcript.listen')}>
      <div className="checkTools">
        <Button onClick={toggle}>{t(`transcript.${toggleLabel}`)}</Button>
        <Button variant="secondary" onClick={() => speaker.current?.stop()}>
          {t('transcript.stop')}
        </Button>
        <Button variant="secondary" onClick={() => speakFrom(current - 1)}>
          {t('transcript.previousItem')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => speakFrom(lineAfter(lines, current, () => true))}
        >
          {t('transcript.nextItem')}
        </Button>
        <Button variant="secondary" onClick={() => speakFrom(lineAfter(lines, current, isHeading))}>
          {t('transcript.nextHeading')}
        </Button>
        <SpeedList choose={(speed) => speaker.current?.setRate(speed)} />
      </div>
      <p>
        {t('transcript.voices')} {missing.length > 0 && t('transcript.noVoice', {languages: names})}
      </p>
    </div>
  );
}

/** A list of speeds, as factors of the usual one. */
function SpeedList({choose}: {choose: (speed: number) => void}) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('transcript.speed')}</label>
      <select id={id} defaultValue={1} onChange={({target}) => choose(Number(target.value))}>
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {`${speed.toLocaleString(readerLanguage())} ×`}
          </option>
        ))}
      </select>
    </>
  );
}
