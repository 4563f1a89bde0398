import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useId, useRef, useState} from 'react';
import {Alert} from '../../primitives/Alert';
import {Button} from '../../primitives/Button';
import {FileField} from '../../primitives/Field';
import {useBrowserState} from '../../primitives/useBrowserState';
import {VisuallyHidden} from '../../primitives/VisuallyHidden';
import {useInterfaceLanguage} from '../Languages';
import {checkedDocuments} from './checkedDocuments';
import styles from './DocumentCheck.module.css';
import {pickerTexts} from './picker/pickerTexts';
import {useChosenFiles} from './picker/useChosenFiles';

const SAMPLES = ['faulty', 'good'] as const;

/** File types that the browser offers, and all others: a name may say nothing. The type is found in a file’s first bytes. */
const ACCEPT = '.pdf,.docx,.docm,.dotx,.pptx,.pptm,.potx,.ppsx,*/*';

/** Loaded once a file is chosen. */
const fetchChecks = () => import(/* webpackChunkName: "late-document-check" */ './Checks');
type Checks = Awaited<ReturnType<typeof fetchChecks>>;

/** Loaded on demand, since few visitors try a sample. */
async function fetchSample(address: string): Promise<File> {
  const sample = await import(
    /* webpackChunkName: "late-document-check-sample" */ './picker/sample'
  );
  return sample.fetchSample(address);
}

const {subscribe, all, NONE} = checkedDocuments;

export function DocumentCheck() {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [announced, announce] = useState('');
  const hasEarlier = useBrowserState(subscribe, all, NONE).length > 0;
  const texts = pickerTexts();
  const {checks, hasLoaded, check} = useChecks(hasEarlier, () => announce(texts.begins));

  // If it does not load early, `check` reports that.
  const preload = () => void fetchChecks().catch(() => undefined);
  useChosenFiles(input, (files) => void check(files), preload);

  return (
    <div ref={root} {...useInterfaceLanguage()}>
      <div className={styles.picker} data-needs-script data-no-print>
        <FileField
          ref={input}
          id={id}
          label={hasEarlier ? texts.another : texts.label}
          hint={hasEarlier ? texts.anotherHint : texts.hint}
          multiple
          data-takes-pasted
          accept={ACCEPT}
        />
        {!hasLoaded && <Samples texts={texts} onChoose={(address) => void check(address)} />}
      </div>
      <noscript>
        <p>
          {texts.withoutScript} <Link to="/TrendSoft/ContactUs">{texts.contact}</Link>
        </p>
      </noscript>
      <p role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </p>
      {checks === 'missing' && <Alert tone="error">{texts.missing}</Alert>}
      {checks && checks !== 'missing' && (
        <checks.Checks input={input} root={root} announce={announce} />
      )}
    </div>
  );
}

/** Loads what checks files. @param announceStart called if that has to be loaded first */
function useChecks(hasEarlier: boolean, announceStart: () => void) {
  const [checks, setChecks] = useState<Checks | 'missing'>();
  const hasLoaded = checks !== undefined && checks !== 'missing';

  /** Checks files. @param given files, or the address of a sample */
  async function check(given: readonly File[] | string) {
    if (given.length === 0) return;
    if (!hasLoaded) announceStart();
    try {
      const fetched = await fetchChecks();
      const files = typeof given === 'string' ? [await fetchSample(given)] : given;
      setChecks(fetched);
      fetched.startChecks(files);
    } catch {
      setChecks('missing');
    }
  }

  // Checked on another page, before the visitor came to this one.
  useEffect(() => {
    if (hasEarlier) fetchChecks().then(setChecks, () => undefined);
  }, [hasEarlier]);

  return {checks, hasLoaded, check};
}

interface SamplesProps {
  texts: ReturnType<typeof pickerTexts>;
  onChoose: (address: string) => void;
}

function Samples({texts, onChoose}: SamplesProps) {
  const folder = useBaseUrl('/samples/');
  return (
    <p className={styles.samples}>
      {texts.samples}
      {SAMPLES.map((name) => (
        <Button key={name} variant="secondary" onClick={() => onChoose(`${folder}${name}.pdf`)}>
          {texts[name]}
        </Button>
      ))}
    </p>
  );
}
