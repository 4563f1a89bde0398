/** Finds pages whose text and pictures are too large for phones. Advice only, since a writer may have a reason. */
import {MAX_KB} from '../../scripts/check/rules/pictures';
import {ROUTES} from '../setup/routes';
import {bundle, firstView, lazyPictures, sumOf} from '../setup/weights';

const KIB = 1024;

/** Returns a sentence for each exceeded budget of a page; sizes are as transferred. */
export function heavyPages(): string[] {
  return ROUTES.flatMap((route) => {
    const first = firstView(route);
    const all = Object.values(first).flat();
    const lazy = lazyPictures(route);
    const drawings = lazy.filter(({file}) => file.endsWith('.svg'));
    const photographs = lazy.filter((one) => !drawings.includes(one));
    const budgets = [
      // Including drawings. With its headers one round trip, with Brotli or gzip.
      ['its words and drawings', 11_400, first.html],
      ['pictures that are in view at once', 2_000, first.pictures],
      ['the first view', 80 * KIB, all],
      ['everything but photographs', 170 * KIB, [...all, ...bundle(route), ...drawings]],
      ...photographs.map(
        (one) => [`the photograph ${one.file}`, MAX_KB.photo * 1000, [one]] as const,
      ),
    ] as const;
    return budgets.flatMap(([what, budget, weights]) =>
      sumOf([...weights]) > budget
        ? [`${route}: ${what}: ${sumOf([...weights])} bytes, wanted at most ${budget}`]
        : [],
    );
  });
}
