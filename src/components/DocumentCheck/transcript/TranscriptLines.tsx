import {memo, useEffect, useState} from 'react';
import {readerLanguage} from '../check/loadedRules';
import type {Line, LinePart} from './lines';

/** How many lines are added to the page at a time: few enough that the page stays responsive. */
const CHUNK = 100;

export interface TranscriptLinesProps {
  lines: readonly Line[];
  /** Number of the line that is shown or spoken; 0 for none. */
  current: number;
  /** Language of the document. */
  language: string | undefined;
}

/** Divides lines into chunks. */
function chunksOf(lines: readonly Line[]): Line[][] {
  const chunks: Line[][] = [];
  for (let from = 0; from < lines.length; from += CHUNK) {
    chunks.push(lines.slice(from, from + CHUNK));
  }
  return chunks;
}

/** The lines of a transcript. Long ones are added chunk by chunk, and laid out when they come into view, except the first chunk. */
export function TranscriptLines({lines, current, language}: TranscriptLinesProps) {
  const [chunks, setChunks] = useState<{lines: readonly Line[]; all: Line[][]; count: number}>();
  if (chunks?.lines !== lines) {
    // At first as many as contain the current line.
    const count = Math.max(1, Math.ceil(current / CHUNK));
    setChunks({lines, all: chunksOf(lines), count});
  }
  const {all = [], count = 0} = chunks ?? {};
  const isComplete = count >= all.length;

  useEffect(() => {
    if (isComplete) return;
    const timer = setTimeout(() => setChunks((old) => old && {...old, count: old.count + 1}));
    return () => clearTimeout(timer);
  }, [count, isComplete]);

  return all.slice(0, count).map((chunk, index) => {
    const isHere = Math.ceil(current / CHUNK) === index + 1;
    return (
      <LineChunk key={index} lines={chunk} current={isHere ? current : 0} language={language} />
    );
  });
}

const LineChunk = memo(function LineChunk({lines, current, language}: TranscriptLinesProps) {
  return (
    <div className="checkChunk" lang={language} data-is-current={current > 0 || undefined}>
      {lines.map((line) => (
        <p
          key={line.number}
          data-line={line.number}
          data-kind={line.kind}
          tabIndex={-1}
          aria-current={line.number === current ? 'true' : undefined}
        >
          <LineText line={line} language={language} />
        </p>
      ))}
    </div>
  );
});

/** A line: the words of the screen reader, and the text of the document in its language. @param language that is set around it */
export function LineText({line, language}: {line: Line; language: string | undefined}) {
  return line.parts.map((part, index) => <Part key={index} part={part} language={language} />);
}

/** A part of a line: the words of the screen reader, then the text of the document. */
function Part({part, language}: {part: LinePart; language: string | undefined}) {
  const {item, before, after} = part;
  const own = item.language === language ? undefined : item.language;
  const said = (words: string) =>
    words !== '' && (
      <span className="checkSaid" lang={readerLanguage()}>
        {words}
      </span>
    );
  return (
    <span data-silent={item.kind === 'silence' || undefined}>
      {said(before)} {item.text !== '' && <span lang={own}>{item.text}</span>} {said(after)}
    </span>
  );
}
