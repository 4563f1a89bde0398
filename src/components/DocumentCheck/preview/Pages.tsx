import type {ListedPlace} from 'document-check';
import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {Button} from '../../../primitives/Button';
import {FileChangedError} from '../../../primitives/chosenFile';
import {t} from '../check/loadedRules';
import {Drawing} from './Drawing';

export interface PagesProps {
  file: File;
  /** Places in the order of the list, which is the text alternative; their numbers are those of the list. */
  places: readonly ListedPlace[];
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

/** Last part of the id of a message: why a page was not drawn. */
type Failure = 'whereFailed' | 'whereChanged';

const failureOf = (error: unknown): Failure =>
  error instanceof FileChangedError ? 'whereChanged' : 'whereFailed';

const percent = (part: number) => `${100 * part}%`;

/** One page at a time, as a picture with its places outlined and numbered, and buttons to the others. Keyboard: those of buttons. */
export function Pages({file, places, announce}: PagesProps) {
  const [drawing] = useState(() => new Drawing(file));
  const [index, setIndex] = useState(0);
  const [boxOf, setBoxOf] = useState<Awaited<ReturnType<Drawing['draw']>> | Failure>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pages = [...new Set(places.flatMap(({page}) => page ?? []))];
  const page = pages[index] ?? 1;
  const isDrawn = typeof boxOf === 'function';
  const here = places.flatMap((place, i) =>
    isDrawn && place.page === page ? {number: i + 1, box: boxOf(place)} : [],
  );
  const numbers = (isOutlined: boolean) =>
    here.flatMap(({number, box}) => (Boolean(box) === isOutlined ? number : [])).join(', ');
  const [outlined, unknown] = [numbers(true), numbers(false)];
  const failed = typeof boxOf === 'string' && t(`report.${boxOf}`, {file: file.name});
  const label = t(`report.${outlined ? 'whereOutlined' : 'wherePage'}`, {
    page,
    numbers: outlined,
  });

  useEffect(() => () => drawing.close(), [drawing]);
  useEffect(() => {
    let isCurrent = true;
    const finish = (result: typeof boxOf) => isCurrent && setBoxOf(() => result);
    if (canvas.current) {
      const draws = drawing.draw(canvas.current, page);
      draws.then(finish, (error: unknown) => finish(failureOf(error)));
    }
    return () => {
      isCurrent = false;
    };
  }, [drawing, page]);
  const announceResult = useEffectEvent(() => announce(failed || label));
  useEffect(() => {
    if (boxOf) announceResult();
  }, [boxOf]);

  function turn(by: number) {
    setBoxOf(undefined);
    setIndex((index + by + pages.length) % pages.length);
  }
  return (
    <>
      {pages.length > 1 && (
        <>
          <p>{t('report.whereOrder', {page, number: index + 1, count: pages.length})}</p>
          <p className="checkTools">
            <Button variant="secondary" onClick={() => turn(-1)}>
              {t('report.wherePrevious')}
            </Button>
            <Button variant="secondary" onClick={() => turn(1)}>
              {t('report.whereNext')}
            </Button>
          </p>
        </>
      )}
      {!boxOf && <p>{t('report.whereDrawing')}</p>}
      {failed && <p>{failed}</p>}
      {unknown && <p>{t('report.whereUnknown', {numbers: unknown})}</p>}
      <div role="img" aria-label={label} dir="ltr" className="checkPage" hidden={Boolean(failed)}>
        <canvas key={page} ref={canvas} />
        {here.map(({number, box}) => {
          if (!box) return null;
          const {left, top, right, bottom} = box;
          return (
            <span
              key={number}
              style={{
                insetInlineStart: percent(left),
                insetBlockStart: percent(top),
                inlineSize: percent(right - left),
                blockSize: percent(bottom - top),
              }}
            >
              <b>{number}</b>
            </span>
          );
        })}
      </div>
    </>
  );
}
