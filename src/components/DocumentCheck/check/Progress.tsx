import {useEffect, useEffectEvent, useId, useRef} from 'react';
import {Button} from '../../../primitives/Button';
import {t} from './loadedRules';
import {queue, type Running} from './queue';

/** How often progress is announced, in milliseconds. */
const ANNOUNCE_MS = 5_000;

/** A native `<progress>`, named by the file, and a button that cancels. Keyboard: those of the button. */
export function Progress({
  running,
  announce,
}: {
  running: Running;
  announce: (text: string) => void;
}) {
  const id = useId();
  const {file, done, total, waiting} = running;
  const {name} = file;
  const percent = total > 0 ? Math.floor((100 * done) / total) : undefined;
  const saidAt = useRef(0);

  const sayBegin = useEffectEvent(() => {
    saidAt.current = performance.now();
    announce(t('page.reading', {name}));
  });
  const sayProgress = useEffectEvent((part: number) => {
    if (performance.now() - saidAt.current < ANNOUNCE_MS) return;
    saidAt.current = performance.now();
    announce(t('page.progress', {name, percent: part}));
  });
  useEffect(() => sayBegin(), [file]);
  useEffect(() => {
    if (percent !== undefined) sayProgress(percent);
  }, [percent]);

  return (
    <div className="checkProgress" data-no-print>
      <p id={id}>{t('page.reading', {name})}</p>
      <progress aria-labelledby={id} max={100} value={percent} className="checkBar" />
      {waiting > 0 && <p>{t('page.waiting', {count: waiting})}</p>}
      <Button variant="secondary" onClick={queue.cancel}>
        {t('page.cancel')}
      </Button>
    </div>
  );
}
