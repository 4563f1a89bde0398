import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ComponentType} from 'react';
import {Alert} from '../../primitives/Alert';
import {Art} from '../../primitives/Art';
import {Button} from '../../primitives/Button';
import {VisuallyHidden} from '../../primitives/VisuallyHidden';
import {useInterfaceLanguage} from '../Languages';
import styles from './Demonstration.module.css';
import type {LateProps} from './frame/Frame';

/** What the script of a demonstration exports. */
interface LateDemonstration {
  Demonstration: ComponentType<LateProps>;
}

export interface DemonstrationProps {
  /** The words on the button that starts it. */
  start: string;
  /** Describes the first picture: the fault. */
  before: string;
  /** Describes the second picture: the same after the repair. */
  after: string;
  /** Names of both pictures in static/img/art. */
  drawings: {before: string; after: string};
  /** Loads the demonstration. */
  fetchLate: () => Promise<LateDemonstration>;
}

/**
 * A demonstration of a fault and its repair. Until a visitor starts it, and without JavaScript, it is a pair of
 * pictures with descriptions and a button. The demonstration is loaded and takes the place of the pictures when
 * the button is pressed; then the focus moves to its heading, and back to the button when it is left. Renders
 * `<figure>`s and a `<button>`; no APG pattern.
 */
export function Demonstration({start, before, after, drawings, fetchLate}: DemonstrationProps) {
  const language = useInterfaceLanguage();
  const {late, status, open, leave, button} = useLate(fetchLate);
  const [announced, announce] = useState('');
  // Orca does not read a heading that gets the focus while what had it is removed.
  const started = late ? labels().started : '';

  function close() {
    announce('');
    leave();
  }

  return (
    <div className={styles.demonstration}>
      {late ? (
        <div {...language}>
          <late.Demonstration announce={announce} leave={close} />
        </div>
      ) : (
        <>
          <div className={styles.pair}>
            <Picture label={labels().before} art={drawings.before} text={before} />
            <Picture label={labels().after} art={drawings.after} text={after} />
          </div>
          <p className={styles.start} data-needs-script data-no-print>
            <Button ref={button} onClick={open}>
              {start}
            </Button>
            <span {...language}>{labels().madeUp}</span>
          </p>
          {status === 'missing' && (
            <Alert tone="error">
              <span {...language}>{labels().missing}</span>
            </Alert>
          )}
        </>
      )}
      <p role="status" {...language}>
        <VisuallyHidden>
          {status === 'loading' ? labels().loading : announced || started}
        </VisuallyHidden>
      </p>
    </div>
  );
}

/** Returns the loaded demonstration while it is started, and what starts and ends it. */
function useLate(fetchLate: () => Promise<LateDemonstration>) {
  const button = useRef<HTMLButtonElement>(null);
  const [late, setLate] = useState<LateDemonstration>();
  const [status, setStatus] = useState<'' | 'loading' | 'missing' | 'left'>('');

  async function load() {
    setStatus('loading');
    try {
      setLate(await fetchLate());
      setStatus('');
    } catch {
      setStatus('missing');
    }
  }

  function leave() {
    setLate(undefined);
    setStatus('left');
  }

  useEffect(() => {
    if (status === 'left') button.current?.focus();
  }, [status]);

  return {late, status, open: () => void load(), leave, button};
}

interface PictureProps {
  label: string;
  art: string;
  text: string;
}

function Picture({label, art, text}: PictureProps) {
  return (
    <figure className={styles.picture}>
      <div className={styles.ground} data-tone="night">
        <Art name={art} />
      </div>
      <figcaption>
        <strong {...useInterfaceLanguage()}>{label}</strong> {text}
      </figcaption>
    </figure>
  );
}

const labels = () => ({
  before: translate({
    id: 'Demonstration.before',
    message: 'With the fault:',
    description:
      'Before the description of a picture of a demonstration: what happens because of a fault',
  }),
  after: translate({
    id: 'Demonstration.after',
    message: 'After the repair:',
    description:
      'Before the description of a picture of a demonstration: what happens once it is repaired',
  }),
  madeUp: translate({
    id: 'Demonstration.madeUp',
    message: 'Made up for this page. You can leave at any time.',
    description: 'Beside the button that starts a demonstration of a fault on a service page',
  }),
  loading: translate({
    id: 'Demonstration.loading',
    message: 'The demonstration is loading.',
    description: 'For screen readers, after the button that starts a demonstration is pressed',
  }),
  started: translate({
    id: 'Demonstration.started',
    message: 'The demonstration has started.',
    description:
      'For screen readers, when a demonstration of a fault takes the place of its pictures',
  }),
  missing: translate({
    id: 'Demonstration.missing',
    message:
      'The demonstration could not be loaded. Check your connection, then press the button again.',
    description: 'Error message below the button that starts a demonstration',
  }),
});
