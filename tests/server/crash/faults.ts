/** What must not come out of a crash. */
import type {Figures} from './verify';

/**
 * A sentence for each broken promise; none when all were kept.
 * @param mostTwice how many may be mailed a second time
 */
export function faults(figures: Figures, mostTwice: number): string[] {
  const {acknowledged, wrong, lost, brokenFiles, doubled, unmailed, mailedTwice} = figures;
  const counts = {'wrong answers': wrong, lost, 'broken files': brokenFiles, doubled, unmailed};
  const broken = Object.entries(counts)
    .filter(([, count]) => count !== 0)
    .map(([name, count]) => `${count} ${name}`);
  if (acknowledged === 0) broken.push('nothing was acknowledged, so nothing was tested');
  if (mailedTwice > mostTwice) broken.push(`${mailedTwice} of ${acknowledged} mailed twice`);
  return broken;
}
