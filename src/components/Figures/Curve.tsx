import {translate} from '@docusaurus/Translate';
import styles from './Figures.module.css';

export interface Point {
  load: number;
  result: number;
}

export interface CurveProps {
  /** At least one, in the order of the load. */
  points: Point[];
  load: string;
  result: string;
  goal?: number;
}

/** The area of the line, in units of the drawing. */
const AREA = {left: 64, right: 566, top: 56, bottom: 236};

/** A drawing of figures that are also in a table. */
export function Curve({points, load, result, goal}: CurveProps) {
  const mostLoad = evenAbove(points.map((point) => point.load));
  const mostResult = evenAbove([...points.map((point) => point.result), goal ?? 0]);
  const xOf = (value: number) => AREA.left + (value / mostLoad) * (AREA.right - AREA.left);
  const yOf = (value: number) => AREA.bottom - (value / mostResult) * (AREA.bottom - AREA.top);
  return (
    <svg
      className={styles.curve}
      viewBox="0 0 600 320"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <text x="0" y="28">
        {result}
      </text>
      <text x={AREA.right} y="312" textAnchor="end">
        {load}
      </text>
      {ticksOf(mostResult).map((tick) => (
        <g key={tick}>
          <path strokeOpacity="0.3" d={`M${AREA.left} ${yOf(tick)}H${AREA.right}`} />
          <text x={AREA.left - 12} y={yOf(tick) + 8} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {ticksOf(mostLoad).map((tick) => (
        <text key={tick} x={xOf(tick)} y={AREA.bottom + 34} textAnchor="middle">
          {tick}
        </text>
      ))}
      {goal !== undefined && <Goal y={yOf(goal)} />}
      <polyline
        strokeWidth="5"
        strokeLinejoin="round"
        points={points.map((point) => `${xOf(point.load)},${yOf(point.result)}`).join(' ')}
      />
      {points.map((point) => (
        <circle
          key={point.load}
          fill="currentColor"
          cx={xOf(point.load)}
          cy={yOf(point.result)}
          r="7"
        />
      ))}
    </svg>
  );
}

function Goal({y}: {y: number}) {
  return (
    <>
      <path strokeDasharray="8 6" strokeWidth="2" d={`M${AREA.left} ${y}H${AREA.right}`} />
      <text x={AREA.left + 8} y={y - 10}>
        {translate({
          id: 'Figures.goal',
          message: 'Goal',
          description: 'Name of a dashed line in a drawn curve, on a page about performance tests',
        })}
      </text>
    </>
  );
}

/** Returns the least even number that is not less than any of these, so that half of it is an integer. */
function evenAbove(values: number[]): number {
  return Math.max(2, 2 * Math.ceil(Math.max(...values) / 2));
}

function ticksOf(most: number): number[] {
  return [0, most / 2, most];
}
