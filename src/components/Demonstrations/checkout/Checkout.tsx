import {useState} from 'react';
import {Button} from '../../../primitives/Button';
import {adoptStyles} from '../../../primitives/adoptStyles';
import {CodeChange, Frame, Panel, type LateProps} from '../frame/Frame';
import styles from './checkout.late.css';
import {countOf, faults, t, visitorsAfter, type Fault, type Repairs} from './faults';
import {Heard} from './Heard';
import {Shop, type Stop} from './Shop';

adoptStyles(styles);

/** The checkout beside what a screen reader says and who can pay; below them the faults, each with its repair. */
export function Demonstration({announce, leave}: LateProps) {
  const [repairs, setRepairs] = useState<Repairs>(new Set());
  const [focused, setFocused] = useState<Stop>();

  function toggle({id}: Fault) {
    const next = new Set(repairs);
    const isRepaired = !next.delete(id);
    if (isRepaired) next.add(id);
    setRepairs(next);
    const fault = t(`fault.${id}`);
    announce(t(isRepaired ? 'repaired' : 'broken', {fault, ...countOf(next)}));
  }

  return (
    <Frame title={t('title')} leave={leave}>
      <p>{t('task')}</p>
      <div className="checkoutParts">
        <Shop repairs={repairs} announce={announce} onFocus={setFocused} />
        <Heard repairs={repairs} focused={focused} />
        <Visitors repairs={repairs} />
      </div>
      <Panel title={t('faults')}>
        <ul role="list" className="checkoutFaults">
          {faults().map((fault) => (
            <FaultCard
              key={fault.id}
              fault={fault}
              isRepaired={repairs.has(fault.id)}
              onToggle={() => toggle(fault)}
            />
          ))}
        </ul>
      </Panel>
    </Frame>
  );
}

function Visitors({repairs}: {repairs: Repairs}) {
  return (
    <Panel title={t('who')}>
      <p className="demoFigure">{t('count', countOf(repairs))}</p>
      <ul role="list" className="checkoutVisitors">
        {visitorsAfter(repairs).map(({id, canPay}) => (
          <li key={id} data-can-pay={canPay}>
            <span>{t(`visitor.${id}`)}</span> <strong>{t(canPay ? 'able' : 'unable')}</strong>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface FaultCardProps {
  fault: Fault;
  isRepaired: boolean;
  onToggle: () => void;
}

function FaultCard({fault, isRepaired, onToggle}: FaultCardProps) {
  const {id, criteria, before, after} = fault;
  const name = t(`fault.${id}`);
  return (
    <li className="checkoutFault">
      <h5>{name}</h5>
      <p>{t(`why.${id}`)}</p>
      <p className="demoNote">{t('fails', {criteria})}</p>
      <CodeChange before={before} after={after} isRepaired={isRepaired} />
      <Button variant={isRepaired ? 'secondary' : 'primary'} onClick={onToggle}>
        {t(isRepaired ? 'undo' : 'repair', {fault: name})}
      </Button>
    </li>
  );
}
