import {transcriptText} from '@trendsoft/document-check';
import type {SilenceReason, Transcript} from '@trendsoft/document-check';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {Button} from '../../../primitives/Button';
import {useScrollTabIndex} from '../../../primitives/useScrollTabIndex';
import {Preview} from '../preview/Preview';
import {t} from '../check/loadedRules';
import {download} from '../export/download';
import {HeadingList} from './HeadingList';
import {ListenControls} from './ListenControls';
import {linePlaces, placeAt} from './linePlaces';
import {TranscriptLines} from './TranscriptLines';
import {isHeading, lineAfter, numberedLines} from './lines';
import type {Line} from './lines';

export interface TranscriptViewProps {
  file: File;
  transcript: Transcript;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** The visitor's request to go to the first silence of a kind: another object each time. */
  silence: {reason: SilenceReason} | undefined;
}

/** Returns the number of the first line with a silence of a kind or, if there is none, with any silence; 0 without silences. */
function firstSilence(lines: readonly Line[], reason: SilenceReason): number {
  const isOfKind = ({parts}: Line) =>
    parts.some(({item}) => item.kind === 'silence' && item.reason === reason);
  return lineAfter(lines, 0, isOfKind) ?? lineAfter(lines, 0, ({isSilent}) => isSilent) ?? 0;
}

/** Returns how many headings, links and silences there are. */
function summaryOf({items}: Transcript, lines: readonly Line[]): string {
  const count = (kind: string) => items.filter((item) => item.kind === kind).length;
  const parts = [
    t('transcript.headings', {count: lines.filter(isHeading).length}),
    t('transcript.links', {count: count('link')}),
    t('transcript.silences', {count: count('silence')}),
  ];
  return parts.join(' · ');
}

/** Whether there is something to speak, and something to speak with. */
const canSpeak = (lines: readonly Line[]): boolean =>
  'speechSynthesis' in globalThis && lines.length > 0;

/** Keeps the current line, which is 0 until there is one. Goes to a silence that is asked for. */
function useCurrentLine(
  list: RefObject<HTMLElement | null>,
  lines: readonly Line[],
  silence: TranscriptViewProps['silence'],
) {
  const wanted = silence ? firstSilence(lines, silence.reason) : 0;
  const [current, setCurrent] = useState(wanted);
  const [request, setRequest] = useState<object>();
  const [lastSilence, setLastSilence] = useState(silence);
  if (silence !== lastSilence) {
    setLastSilence(silence);
    if (wanted > 0) setCurrent(wanted);
  }

  /** Shows a line, without moving the focus. */
  function show(number: number): void {
    setCurrent(number);
    if (list.current) scrollTo(list.current, number);
  }
  function goTo(number: number): void {
    show(number);
    setRequest({});
    if (list.current) focusLine(list.current, number);
  }
  const goToSilence = useEffectEvent(() => {
    if (list.current && wanted > 0) {
      scrollTo(list.current, wanted);
      focusLine(list.current, wanted);
    }
  });
  useEffect(() => {
    if (silence) goToSilence();
  }, [silence]);
  return {current, request, show, goTo};
}

/**
 * The transcript of a document: lines that can be selected, searched and saved, with ways to headings and silences.
 * Keyboard: those of buttons; the arrow keys scroll the lines.
 */
export function TranscriptView({file, transcript, announce, silence}: TranscriptViewProps) {
  const {language} = transcript;
  const list = useRef<HTMLDivElement>(null);
  const pageButton = useRef<HTMLButtonElement>(null);
  const lines = useMemo(() => numberedLines(transcript), [transcript]);
  const places = useMemo(() => linePlaces(lines), [lines]);
  const {current, request, show, goTo} = useCurrentLine(list, lines, silence);
  const [isOnPage, setOnPage] = useState(false);
  const headings = lines.filter(isHeading);
  const remarks = ['approximation', ...transcript.notes];
  const hasPages = transcript.format === 'pdf' && places.length > 0;
  const selected = isOnPage ? placeAt(places, current)?.number : undefined;

  function closePage(): void {
    setOnPage(false);
    pageButton.current?.focus();
  }

  return (
    <div className="checkTranscript">
      <p>{remarks.map((remark) => t(`transcript.${remark}`)).join(' ')}</p>
      <p className="checkFacts">{summaryOf(transcript, lines)}</p>
      {canSpeak(lines) && (
        <ListenControls lines={lines} language={language} current={current} show={show} />
      )}
      {headings.length > 0 && <HeadingList headings={headings} goTo={goTo} />}
      {lines.length === 0 && <p>{t('transcript.empty')}</p>}
      <div className="checkTools" role="group" aria-label={t('transcript.tools')}>
        {hasPages && (
          <PageButton ref={pageButton} isOnPage={isOnPage} toggle={() => setOnPage(!isOnPage)} />
        )}
        <SaveButton transcript={transcript} announce={announce} />
        {/* Beside the lines, from which it is pressed again. */}
        <SilenceButton lines={lines} current={current} goTo={goTo} />
      </div>
      <div className="checkColumns" data-shown={isOnPage || undefined}>
        <LineList ref={list} name={file.name} isHidden={lines.length === 0}>
          <TranscriptLines lines={lines} current={current} language={language} />
        </LineList>
        {selected !== undefined && (
          <Preview
            file={file}
            places={places}
            selected={selected}
            request={request}
            select={show}
            choose={goTo}
            close={closePage}
            announce={announce}
            isPath
          />
        )}
      </div>
    </div>
  );
}

interface PageButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  isOnPage: boolean;
  toggle: () => void;
}

/** Shows and hides the page of the current line. */
function PageButton({ref, isOnPage, toggle}: PageButtonProps) {
  return (
    <Button ref={ref} variant="secondary" aria-pressed={isOnPage} onClick={toggle}>
      {t('transcript.onPage')}
    </Button>
  );
}

interface SilenceButtonProps {
  lines: readonly Line[];
  current: number;
  goTo: (number: number) => void;
}

/** Goes to the next line of which a screen reader says nothing; after the last one, to the first. */
function SilenceButton({lines, current, goTo}: SilenceButtonProps) {
  const isSilent = (line: Line) => line.isSilent;
  const next = lineAfter(lines, current, isSilent) ?? lineAfter(lines, 0, isSilent);
  if (next === undefined) return null;
  return (
    <Button variant="secondary" onClick={() => goTo(next)}>
      {t('transcript.nextSilence')}
    </Button>
  );
}

function SaveButton({transcript, announce}: Pick<TranscriptViewProps, 'transcript' | 'announce'>) {
  function save(): void {
    download(t('transcript.fileName'), 'text/plain', transcriptText(t, transcript));
    announce(t('transcript.saved'));
  }
  return (
    <Button variant="secondary" onClick={save}>
      {t('transcript.save')}
    </Button>
  );
}

interface LineListProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Name of the file. */
  name: string;
  isHidden: boolean;
  children: ReactNode;
}

/** Scrolls in place of the page, so it must be reachable by keyboard. */
function LineList({ref, name, isHidden, children}: LineListProps) {
  const tabIndex = useScrollTabIndex(ref);
  return (
    <div
      ref={ref}
      className="checkLines"
      role="group"
      aria-label={t('transcript.region', {name})}
      tabIndex={tabIndex}
      hidden={isHidden}
    >
      {children}
    </div>
  );
}

const lineIn = (list: HTMLElement, number: number) =>
  list.querySelector<HTMLElement>(`[data-line="${number}"]`);

/** Scrolls the list, and not the document, to a line. Smoothly, unless reduced motion is preferred: see transcript.late.css. */
function scrollTo(list: HTMLElement, number: number): void {
  const line = lineIn(list, number);
  if (line) list.scrollTo({top: line.offsetTop - list.clientHeight / 3});
}

/** Moves the focus to a line. What led there may be far from the list: on a phone, or in the findings. */
function focusLine(list: HTMLElement, number: number): void {
  list.scrollIntoView({block: 'nearest'});
  lineIn(list, number)?.focus({preventScroll: true});
}
