import {joinList} from '@trendsoft/document-check';
import {useEffect, useEffectEvent, useRef, useState, type RefObject} from 'react';
import {FileChangedError} from '../../../primitives/chosenFile';
import {useScrollTabIndex} from '../../../primitives/useScrollTabIndex';
import {t} from '../check/loadedRules';
import {Drawing} from './Drawing';
import {numberOffsets, outlinesOf, type Outline, type PageSize} from './outlines';
import type {NumberedPlace} from './places';

export interface PreviewPageProps {
  file: File;
  /** From 1. */
  page: number;
  /** The places of all pages. */
  places: readonly NumberedPlace[];
  /** Number of the place that is shown. */
  selected: number;
  /** The visitor’s choice of this place: another object each time. */
  request: object | undefined;
  /** Selects a place by its outline, and goes to its entry in the list. */
  choose: (number: number) => void;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** Whether the places are joined in the order in which they are read. */
  isPath: boolean;
}

/** Last part of the id of a message: why a page was not drawn. */
type Failure = 'whereFailed' | 'whereChanged';

const failureOf = (error: unknown): Failure =>
  error instanceof FileChangedError ? 'whereChanged' : 'whereFailed';

type Drawn = Awaited<ReturnType<Drawing['draw']>> & {page: number};

/** Space above the outline that is shown, in pixels, for its number. */
const MARGIN = 24;

const NO_SIZE: PageSize = {width: 1, height: 1};

const percent = (part: number) => `${100 * part}%`;

/**
 * One page as a picture, with its places outlined. Each outline has a button with the number of its place, which goes to
 * the entry in the list. Keyboard: those of buttons; the arrow keys scroll the page.
 */
export function PreviewPage(props: PreviewPageProps) {
  const {file, places, page, selected, request, choose, announce, isPath} = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLSpanElement>(null);
  const tabIndex = useScrollTabIndex(scroller);
  const result = useDrawing(file, page, request, canvas);
  const failed = reasonOf(result, file);
  const drawn = drawnPage(result, page);
  const onPage = places.filter((place) => place.page === page);
  const {outlines, unknown} = outlinesOf(onPage, drawn?.boxOf);
  const size = drawn?.size ?? NO_SIZE;
  const offsets = numberOffsets(outlines, size);
  const label = labelOf(page, outlines, isPath);
  const incomplete = drawn?.missing ? t('report.whereIncomplete') : '';

  const announceResult = useEffectEvent(() => {
    // In a path, the page changes while the text is read.
    if (failed || !isPath) announce(failed || [label, incomplete].filter(Boolean).join('. '));
  });
  useEffect(() => {
    if (result) announceResult();
  }, [result]);
  // The document stays: `scrollIntoView` would scroll it too. Smoothly, unless reduced motion is preferred: see results.late.css.
  useEffect(() => {
    if (!drawn || !current.current) return;
    const {offsetLeft, offsetTop} = current.current;
    scroller.current?.scrollTo(offsetLeft, offsetTop - MARGIN);
  }, [drawn, selected]);

  return (
    <>
      <DrawingState isDrawn={drawn !== undefined} failed={failed} incomplete={incomplete} />
      {drawn && !isPath && <UnknownPlaces places={unknown} />}
      <div
        ref={scroller}
        className="checkScroller"
        role="group"
        aria-label={label}
        // Scrolls in place of the document, so it must be reachable by keyboard.
        tabIndex={tabIndex}
        hidden={failed !== ''}
      >
        <div className="checkPage" data-path={isPath || undefined} dir="ltr">
          <div role="img" aria-label={label}>
            <canvas key={page} ref={canvas} />
          </div>
          {isPath && <ReadingPath outlines={outlines} offsets={offsets} width={size.width} />}
          {outlines.map((outline, index) => (
            <OutlineButtons
              key={outline.places[0]?.number}
              outline={outline}
              offset={offsets[index] ?? 0}
              selected={selected}
              current={current}
              choose={choose}
            />
          ))}
        </div>
      </div>
    </>
  );
}

/** Says why a page was not drawn; empty if it was. */
const reasonOf = (result: Drawn | Failure | undefined, {name}: File): string =>
  typeof result === 'string' ? t(`report.${result}`, {file: name}) : '';

interface DrawingStateProps {
  isDrawn: boolean;
  /** Why the page was not drawn; empty if it was. */
  failed: string;
  /** What the drawing lacks; empty if it is complete. */
  incomplete: string;
}

/** Whether the page is being drawn, was not drawn, or not completely. */
function DrawingState({isDrawn, failed, incomplete}: DrawingStateProps) {
  if (failed) return <p>{failed}</p>;
  if (!isDrawn) return <p>{t('report.whereDrawing')}</p>;
  return incomplete && <p>{incomplete}</p>;
}

/** Returns the result if it is of this page: until that is drawn, the result is of the page before. */
function drawnPage(result: Drawn | Failure | undefined, page: number): Drawn | undefined {
  return typeof result === 'object' && result.page === page ? result : undefined;
}

function labelOf(page: number, outlines: readonly Outline[], isPath: boolean): string {
  const numbers = outlines.flatMap(({places}) => places.map(({number}) => number));
  if (numbers.length === 0) return t('report.wherePage', {page});
  if (isPath) return t('transcript.order', {page, count: numbers.length});
  return t('report.whereOutlined', {page, numbers: joinList(t, numbers)});
}

interface ReadingPathProps {
  outlines: readonly Outline[];
  /** How far the numbers of each outline are moved to the right, in CSS pixels. */
  offsets: readonly number[];
  /** Width of the page, in CSS pixels. */
  width: number;
}

/** Joins the numbers of the places of a page in their order; the numbers say the same. */
function ReadingPath({outlines, offsets, width}: ReadingPathProps) {
  const points = outlines
    .map(({sides}, index) => `${sides.left + (offsets[index] ?? 0) / width},${sides.top}`)
    .join(' ');
  return (
    <svg className="checkPath" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Draws a page on the canvas. Returns undefined until the first page is drawn; then the last drawn page, or why there is none. */
function useDrawing(
  file: File,
  page: number,
  request: PreviewPageProps['request'],
  canvas: RefObject<HTMLCanvasElement | null>,
) {
  const [drawing] = useState(() => new Drawing(file));
  const [result, setResult] = useState<Drawn | Failure>();
  const [lastRequest, setLastRequest] = useState(request);
  const [retries, setRetries] = useState(0);
  // After a failure, each choice tries again, also that of a place on the same page.
  if (lastRequest !== request) {
    setLastRequest(request);
    if (typeof result === 'string') {
      setResult(undefined);
      setRetries(retries + 1);
    }
  }
  useEffect(() => () => drawing.close(), [drawing]);
  useEffect(() => {
    let isCurrent = true;
    const finish = (next: Drawn | Failure) => isCurrent && setResult(next);
    if (canvas.current) {
      drawing.draw(canvas.current, page).then(
        (done) => finish({...done, page}),
        (error: unknown) => finish(failureOf(error)),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [drawing, page, canvas, retries]);
  return result;
}

/** Names the places that have no outline. */
function UnknownPlaces({places}: {places: readonly NumberedPlace[]}) {
  if (places.length === 0) return null;
  return (
    <p>
      {t('report.whereUnknown', {
        numbers: joinList(
          t,
          places.map(({number}) => number),
        ),
      })}
    </p>
  );
}

interface OutlineButtonsProps extends Pick<PreviewPageProps, 'selected' | 'choose'> {
  outline: Outline;
  /** How far its numbers are moved to the right, in CSS pixels. */
  offset: number;
  /** Set to the outline of the selected place. */
  current: RefObject<HTMLSpanElement | null>;
}

/** An outline, with a button for each of its places. */
function OutlineButtons({outline, offset, selected, current, choose}: OutlineButtonsProps) {
  const {sides, places} = outline;
  const isSelected = places.some(({number}) => number === selected);
  return (
    <span
      ref={isSelected ? current : undefined}
      className="checkOutline"
      data-selected={isSelected || undefined}
      style={{
        insetInlineStart: percent(sides.left),
        insetBlockStart: percent(sides.top),
        inlineSize: percent(sides.right - sides.left),
        blockSize: percent(sides.bottom - sides.top),
      }}
    >
      <span className="checkNumbers" style={{translate: `${offset}px`}}>
        {places.map(({number, line}) => (
          <button
            key={number}
            type="button"
            aria-label={t('report.wherePlace', {number, place: line})}
            aria-current={number === selected ? 'true' : undefined}
            onClick={() => choose(number)}
          >
            {number}
          </button>
        ))}
      </span>
    </span>
  );
}
