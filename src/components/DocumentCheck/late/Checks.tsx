import {useDeferredValue, useEffect, useState, useSyncExternalStore, type RefObject} from 'react';
import {checkedDocuments} from '../checked';
import {Progress} from './Progress';
import {queue} from './queue';
import {Result} from './Result';
import {useArrival} from './useArrival';

/** What can be done with results is fetched when there are some. */
const fetchActions = () =>
  import(/* webpackChunkName: "late-document-check-actions" */ './actions');
type Actions = Awaited<ReturnType<typeof fetchActions>>;

export interface ChecksProps {
  /** The file field: it has the focus when nothing else can. */
  input: RefObject<HTMLElement | null>;
  /** The block, to tell whether the focus is still in it. */
  root: RefObject<HTMLElement | null>;
  /** Says something to screen readers. */
  say: (words: string) => void;
}

/** What is under way, and what was found. Renders a `<section>` for each document, a link to the form, and buttons to keep the results. */
export function Checks({input, root, say}: ChecksProps) {
  const running = useSyncExternalStore(queue.subscribe, queue.running);
  // A long report is rendered in slices: the page answers meanwhile.
  const documents = useDeferredValue(
    useSyncExternalStore(checkedDocuments.subscribe, checkedDocuments.all),
  );
  const arrived = useArrival(root, input, say);
  const isDone = !running && documents.some(({report}) => report);
  const [actions, setActions] = useState<Actions>();
  useEffect(() => {
    // Without them, the results are still there to read.
    if (isDone) fetchActions().then(setActions, () => undefined);
  }, [isDone]);

  return (
    <div className="checkAll">
      {running && <Progress running={running} say={say} />}
      {actions && documents.some(({report}) => report) && <actions.Ask documents={documents} />}
      {documents.map((document) => (
        <Result
          key={`${document.file.name} ${document.file.size} ${document.file.lastModified}`}
          document={document}
          takesFocus={document === arrived}
          input={input}
          Changes={actions?.Changes}
        />
      ))}
      {actions && documents.some(({report}) => report) && (
        <actions.Tools documents={documents} root={root} say={say} />
      )}
    </div>
  );
}
