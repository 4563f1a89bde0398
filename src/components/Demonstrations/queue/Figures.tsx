import {useId} from 'react';
import {GOAL, loadOf, type Load, type RepairId} from './model';
import {inSeconds, t} from './texts';

export interface FiguresProps {
  readers: number;
  load: Load;
}

/** What the readers meet, as a list of figures; the bars beside them only repeat the figures. */
export function Figures({readers, load}: FiguresProps) {
  const {seconds, used, connections, waiting} = load;
  const isMet = seconds <= GOAL;
  return (
    <div className="demoPanel" data-goal-met={isMet}>
      <h4>{t('now', {count: readers})}</h4>
      <dl className="queueFigures">
        <div>
          <dt>{t('results')}</dt>
          <dd className="demoFigure">{inSeconds(seconds)}</dd>
        </div>
        <div>
          <dt>{t('goal', {seconds: GOAL})}</dt>
          <dd className="demoFigure queueGoal">{t(isMet ? 'met' : 'notMet')}</dd>
        </div>
        <div>
          <dt>{t('inUse')}</dt>
          <dd>
            {t('ofAll', {used, all: connections})}
            <Bar part={used / connections} />
          </dd>
        </div>
        <div>
          <dt>{t('waiting')}</dt>
          <dd>
            {waiting}
            <Bar part={waiting / readers} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** @param part from 0 to 1 */
function Bar({part}: {part: number}) {
  return (
    <span className="queueBar" aria-hidden="true">
      <span style={{transform: `scaleX(${part})`}} />
    </span>
  );
}

/** Numbers of readers in the table. */
const ROWS = [50, 200, 400, 500, 600];

/** The figures of the chart. */
export function FiguresTable({repair}: {repair: RepairId}) {
  const id = useId();
  return (
    <details className="demoDetails">
      <summary id={id}>{t('table')}</summary>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('readers')}</th>
            <th scope="col">{t('inUse')}</th>
            <th scope="col">{t('waiting')}</th>
            <th scope="col">{t('results')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((readers) => {
            const {seconds, used, connections, waiting} = loadOf(readers, repair);
            return (
              <tr key={readers}>
                <th scope="row">{readers}</th>
                <td>{t('ofAll', {used, all: connections})}</td>
                <td>{waiting}</td>
                <td>{inSeconds(seconds)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
