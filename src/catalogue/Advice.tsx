import {Icon} from '../primitives/Icon';
import styles from './Catalogue.module.css';

export interface AdviceProps {
  do: string[];
  dont: string[];
}

/** Do and don't, side by side if there is space. */
export function Advice({do: dos, dont}: AdviceProps) {
  return (
    <div className={styles.part}>
      <h2 id="advice">Do and don’t</h2>
      <div className={styles.advice}>
        <Column title="Do" icon="success" sentences={dos} />
        <Column title="Don’t" icon="alert" sentences={dont} />
      </div>
    </div>
  );
}

function Column({title, icon, sentences}: {title: string; icon: string; sentences: string[]}) {
  return (
    <div className={styles.column}>
      <h3>
        <Icon name={icon} /> {title}
      </h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
