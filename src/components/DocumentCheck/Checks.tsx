import {useDeferredValue, useEffect, useState, useSyncExternalStore, type RefObject} from 'react';
import {checkedDocuments} from './checked';
import {loadFormat} from './check/loadedRules';
import {Progress} from './check/Progress';
import {queue} from './check/queue';
import {Result} from './results/Result';
import {useResultFocus} from './results/useResultFocus';

/** Loaded with the first result: actions, and the rules without findings. */
async function fetchActions() {
  const [actions] = await Promise.all([
    import(/* webpackChunkName: "late-document-check-actions" */ './actions'),
    loadFormat('pdfRare'),
  ]);
  return actions;
}
type Actions = Awaited<ReturnType<typeof fetchActions>>;

export interface ChecksProps {
  /** The file field: focus moves to it if there is nothing else. */
  input: RefObject<HTMLElement | null>;
  /** The block, to test whether the focus is still in it. */
  root: RefObject<HTMLElement | null>;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

/**
 * Progress and results: the `<section>` of one document; for several files a table, and below it the opened result.
 * Around them a link to the form, and buttons to save the results.
 */
export function Checks({input, root, announce}: ChecksProps) {
  const running = useSyncExternalStore(queue.subscribe, queue.running);
  // A long report is rendered in slices: the page stays responsive.
  const documents = useDeferredValue(
    useSyncExternalStore(checkedDocuments.subscribe, checkedDocuments.all),
  );
  const arrived = useDeferredValue(useResultFocus(root, input, announce));
  const {actions, isMissing} = useActions(documents.length > 0);
  const isList = !isMissing && (documents.length > 1 || Boolean(running?.isBatch));
  const hasReports = documents.some(({report}) => report);
  const props = {input, announce, actions};

  return (
    <div className="checkAll">
      {running && <Progress running={running} announce={announce} />}
      {actions && hasReports && <actions.QuoteLink documents={documents} />}
      {isList
        ? actions && (
            <actions.FileList {...props} documents={documents} arrived={arrived} root={root} />
          )
        : documents.map((document) => (
            <Result
              key={document.id}
              {...props}
              document={document}
              request={document === arrived?.[0] ? arrived : undefined}
            />
          ))}
      {actions && hasReports && <actions.SaveButtons documents={documents} announce={announce} />}
    </div>
  );
}

/** Loads the actions. If that fails, the results can still be read without them. */
function useActions(isNeeded: boolean) {
  const [actions, setActions] = useState<Actions | 'missing'>();
  useEffect(() => {
    if (isNeeded) fetchActions().then(setActions, () => setActions('missing'));
  }, [isNeeded]);
  return actions === 'missing' ? {isMissing: true} : {actions, isMissing: false};
}
