import {GOAL, loadOf, READERS, type RepairId} from './model';
import {t} from './texts';

/** The area of the line, in units of the drawing. */
const AREA = {left: 60, right: 566, top: 16, bottom: 196};
/** The upper end of the scale, in seconds. */
const HIGHEST = 10;

/** Numbers of readers, and of seconds, that are named at the axes. */
const TICKS = {readers: [50, 200, 400, 600], seconds: [0, 5, 10]};

const {least, most, step} = READERS;

const xOf = (readers: number) =>
  AREA.left + ((readers - least) / (most - least)) * (AREA.right - AREA.left);
const yOf = (seconds: number) => AREA.bottom - (seconds / HIGHEST) * (AREA.bottom - AREA.top);

/** Returns the points of a setup's line. */
function lineOf(repair: RepairId): string {
  const numbers = Array.from({length: (most - least) / step + 1}, (_, at) => least + at * step);
  return numbers.map((one) => `${xOf(one)},${yOf(loadOf(one, repair).seconds)}`).join(' ');
}

export interface ChartProps {
  readers: number;
  repair: RepairId;
}

/** The time until results are there, by the number of readers. A drawing of the figures, which are also text. */
export function Chart({readers, repair}: ChartProps) {
  const {seconds} = loadOf(readers, repair);
  return (
    <figure className="queueChart">
      <figcaption>
        <strong>{t('chart')}</strong>
        <span className="demoNote">{t('chartText', {least, most})}</span>
      </figcaption>
      <svg viewBox="0 0 600 240" aria-hidden="true">
        {TICKS.seconds.map((tick) => (
          <g key={tick}>
            <path className="queueGrid" d={`M${AREA.left} ${yOf(tick)}H${AREA.right}`} />
            <text x={AREA.left - 10} y={yOf(tick) + 8} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {TICKS.readers.map((tick) => (
          <text key={tick} x={xOf(tick)} y={AREA.bottom + 32} textAnchor="middle">
            {tick}
          </text>
        ))}
        <path className="queueGoalLine" d={`M${AREA.left} ${yOf(GOAL)}H${AREA.right}`} />
        {repair !== 'none' && <polyline className="queueBefore" points={lineOf('none')} />}
        <polyline className="queueLine" points={lineOf(repair)} />
        <g
          className="queueMark"
          style={{transform: `translate(${xOf(readers)}px, ${yOf(seconds)}px)`}}
        >
          <circle r="14" />
          <circle r="5" />
        </g>
      </svg>
    </figure>
  );
}
