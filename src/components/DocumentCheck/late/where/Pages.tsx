import type {ListedPlace} from 'document-check';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {Button} from '../../../../primitives/Button';
import {say as sayWords} from '../known';
import {Drawing, type Outline} from './Drawing';

export interface PagesProps {
  file: File;
  /** In the order of the list that is the text alternative, and gives them their numbers. */
  places: readonly ListedPlace[];
  /** Says something to screen readers. */
  say: (words: string) => void;
}

const percent = (part: number) => `${100 * part}%`;

/** One page at a time, as a picture with its places outlined and numbered, and buttons to the others. Keys: those of buttons. */
export function Pages({file, places, say}: PagesProps) {
  const [drawing] = useState(() => new Drawing(file));
  const [index, setIndex] = useState(0);
  const [drawn, setDrawn] = useState<{page: number; outlines: Outline[] | undefined}>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pages = [...new Set(places.flatMap(({page: one}) => one ?? []))];
  const page = pages[index] ?? 1;
  const outlines = (drawn?.page === page && drawn.outlines) || [];
  const outlined = outlines.map(({number}) => number);
  const here = places.flatMap((place, i) => (place.page === page ? i + 1 : []));
  const unknown = here.filter((number) => !outlined.includes(number));
  const state = drawn?.page !== page ? 'drawing' : drawn.outlines ? 'drawn' : 'failed';

  const finish = useEffectEvent((found?: Outline[]) => {
    setDrawn({page, outlines: found});
    say(found ? labelOf(page, found) : sayWords('report.whereFailed'));
  });
  const draw = useEffectEvent((target: HTMLCanvasElement) => drawing.draw(target, page, places));
  useEffect(() => () => drawing.close(), [drawing]);
  useEffect(() => {
    let isCurrent = true;
    const finishHere = (found?: Outline[]) => isCurrent && finish(found);
    if (canvas.current) draw(canvas.current).then(finishHere, () => finishHere());
    return () => {
      isCurrent = false;
    };
  }, [page]);

  const turn = (by: number) => setIndex((index + by + pages.length) % pages.length);
  return (
    <>
      {pages.length > 1 && (
        <p className="checkTurn">
          <Button variant="secondary" onClick={() => turn(-1)}>
            {sayWords('report.wherePrevious')}
          </Button>
          <Button variant="secondary" onClick={() => turn(1)}>
            {sayWords('report.whereNext')}
          </Button>
          {sayWords('report.whereOrder', {page, number: index + 1, count: pages.length})}
        </p>
      )}
      {state === 'drawing' && <p>{sayWords('report.whereDrawing')}</p>}
      {state === 'failed' && <p>{sayWords('report.whereFailed')}</p>}
      {state === 'drawn' && unknown.length > 0 && (
        <p>{sayWords('report.whereUnknown', {numbers: unknown.join(', ')})}</p>
      )}
      <div
        role="img"
        aria-label={labelOf(page, outlines)}
        dir="ltr"
        className="checkPage"
        hidden={state === 'failed'}
      >
        <canvas key={page} ref={canvas} />
        {outlines.map(({number, box: [left, top, right, bottom]}, key) => (
          <span
            key={key}
            style={{
              insetInlineStart: percent(left),
              insetBlockStart: percent(top),
              inlineSize: percent(right - left),
              blockSize: percent(bottom - top),
            }}
          >
            <b>{number}</b>
          </span>
        ))}
      </div>
    </>
  );
}

const labelOf = (page: number, outlines: readonly Outline[]): string =>
  outlines.length > 0
    ? sayWords('report.whereOutlined', {
        page,
        numbers: outlines.map(({number}) => number).join(', '),
      })
    : sayWords('report.wherePage', {page});
