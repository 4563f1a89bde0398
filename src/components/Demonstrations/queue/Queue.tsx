import {useId, useState} from 'react';
import {adoptStyles} from '../../../primitives/adoptStyles';
import {Frame, Panel, type LateProps} from '../frame/Frame';
import {Chart} from './Chart';
import {Figures, FiguresTable} from './Figures';
import {loadOf, READERS, READING, REPAIRS, ROUND, SEARCH, type Load, type RepairId} from './model';
import styles from './queue.late.css';
import {decimal, inSeconds, t} from './texts';

adoptStyles(styles);

/** A slider for the number of readers, four setups of a catalogue, and what the readers then meet. */
export function Demonstration({announce, leave}: LateProps) {
  const [readers, setReaders] = useState(READERS.least);
  const [repair, setRepair] = useState<RepairId>('none');
  const load = loadOf(readers, repair);

  function choose(chosen: RepairId) {
    setRepair(chosen);
    const {seconds, waiting} = loadOf(readers, chosen);
    const values = {repair: t(`repair.${chosen}`), seconds: decimal(seconds), waiting};
    announce(t('changed', values));
  }

  return (
    <Frame title={t('title')} leave={leave}>
      <p>{t('task')}</p>
      <div className="queueParts">
        <div className="queueControls">
          <Slider readers={readers} load={load} onChange={setReaders} />
          <Repairs chosen={repair} onChoose={choose} />
        </div>
        <div className="queueResult">
          <Figures readers={readers} load={load} />
          <Chart readers={readers} repair={repair} />
        </div>
      </div>
      <FiguresTable repair={repair} />
      <Formula load={load} />
      <p>{t('lesson')}</p>
    </Frame>
  );
}

interface SliderProps {
  readers: number;
  load: Load;
  onChange: (readers: number) => void;
}

function Slider({readers, load, onChange}: SliderProps) {
  const id = useId();
  return (
    <div className="queueSlider">
      <label htmlFor={id}>{t('readers')}</label>
      <span className="demoFigure">{readers}</span>
      <input
        id={id}
        type="range"
        min={READERS.least}
        max={READERS.most}
        step={READERS.step}
        value={readers}
        aria-valuetext={t('value', {count: readers, seconds: decimal(load.seconds)})}
        onChange={({target}) => onChange(Number(target.value))}
      />
    </div>
  );
}

interface RepairsProps {
  chosen: RepairId;
  onChoose: (repair: RepairId) => void;
}

function Repairs({chosen, onChoose}: RepairsProps) {
  const name = useId();
  return (
    <fieldset className="queueRepairs">
      <legend>{t('repairs')}</legend>
      {REPAIRS.map((repair) => (
        <label key={repair}>
          <input
            type="radio"
            name={name}
            value={repair}
            checked={repair === chosen}
            onChange={() => onChoose(repair)}
          />
          <span>{t(`repair.${repair}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Formula({load}: {load: Load}) {
  const {need, hold, connections, formula} = load;
  const round = decimal(ROUND);
  return (
    <Panel title={t('formula')}>
      <p>{t('formulaText')}</p>
      <p className="queueFormula">
        {`(${need} × ${decimal(hold)}) ÷ ${connections} − ${round} = ${inSeconds(formula)}`}
      </p>
      <p className="demoNote">
        {t('formulaBelow', {search: decimal(SEARCH), reading: decimal(READING)})}
      </p>
    </Panel>
  );
}
