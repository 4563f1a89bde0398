import {useDeferredValue, useEffect, useState, useSyncExternalStore, type RefObject} from 'react';
import {Alert} from '../../primitives/Alert';
import {loadFormat, t} from './check/loadedRules';
import {Progress} from './check/Progress';
import {queue, type Running} from './check/queue';
import {useResultFocus} from './check/useResultFocus';
import {checkedDocuments} from './checkedDocuments';
import styles from './checks.late.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** Loads what shows results while the first file is read: also the rules that files keep, which a result names. */
async function fetchResults() {
  const [results] = await Promise.all([
    import(/* webpackChunkName: "late-document-check-results" */ './Results'),
    loadFormat('pdfRare'),
  ]);
  return results;
}
type ResultsModule = Awaited<ReturnType<typeof fetchResults>>;

/** Checks files, one after the other. */
export const startChecks = (files: readonly File[]): void => queue.enqueue(files, fetchResults());

export interface ChecksProps {
  /** The file field: focus moves to it if there is nothing else. */
  input: RefObject<HTMLElement | null>;
  /** The block, to test whether the focus is still in it. */
  root: RefObject<HTMLElement | null>;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

/**
 * Progress and results. The progress of a new version is shown below the result of the old one, where its button is:
 * above it, it would move what the visitor looks at.
 */
export function Checks({input, root, announce}: ChecksProps) {
  const running = useSyncExternalStore(queue.subscribe, queue.running);
  // A long report is rendered in slices: the page stays responsive.
  const documents = useDeferredValue(
    useSyncExternalStore(checkedDocuments.subscribe, checkedDocuments.all),
  );
  const arrived = useDeferredValue(useResultFocus(root, input, announce));
  const results = useResults(documents);
  const progress = running && <Progress running={running} announce={announce} />;
  const isVersion = documents.length > 0 && isNewVersion(running);

  return (
    <div className="checkAll">
      {!isVersion && progress}
      {results === 'missing' && <Alert tone="error">{t('page.unloaded')}</Alert>}
      {typeof results === 'object' && documents.length > 0 && (
        <results.Results
          documents={documents}
          arrived={arrived}
          isList={documents.length > 1 || running?.isBatch === true}
          input={input}
          root={root}
          announce={announce}
        >
          {isVersion && progress}
        </results.Results>
      )}
    </div>
  );
}

const isNewVersion = (running: Running | undefined) => running?.version !== undefined;

/** Returns what shows results, once there are some. If it could not be loaded, tries again with the next result. */
function useResults(documents: readonly unknown[]): ResultsModule | 'missing' | undefined {
  const [results, setResults] = useState<ResultsModule | 'missing'>();
  useEffect(() => {
    if (documents.length > 0) fetchResults().then(setResults, () => setResults('missing'));
  }, [documents]);
  return results;
}
