import {Panel} from '../frame/Frame';
import {PRICE, t, type Repairs} from './faults';
import {STOPS, type Stop} from './Shop';

export interface HeardProps {
  repairs: Repairs;
  /** The part of the shop that has the focus. */
  focused: Stop | undefined;
}

/** What a screen reader says at each stop of the Tab key; the line of the stop with the focus is highlighted. */
export function Heard({repairs, focused}: HeardProps) {
  return (
    <Panel title={t('heard')}>
      <p className="demoNote">{t('heardHint')}</p>
      <ol className="checkoutHeard">
        {STOPS.map((stop) => (
          <li key={stop} data-current={stop === focused}>
            {wordsAt(stop, repairs)}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function wordsAt(stop: Stop, repairs: Repairs): string {
  if (stop !== 'pay') return t('edit', {name: t(stop)});
  const name = t('pay', {price: PRICE});
  return t(repairs.has('button') ? 'button' : 'silent', {name});
}
