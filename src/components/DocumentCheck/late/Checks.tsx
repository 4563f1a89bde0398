import {useDeferredValue, useSyncExternalStore, type RefObject} from 'react';
import {checkedDocuments} from '../checked';
import {Ask} from './Ask';
import {Progress} from './Progress';
import {queue} from './queue';
import {Result} from './Result';
import {Tools} from './Tools';
import {useArrival} from './useArrival';

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

  return (
    <div className="checkAll">
      {running && <Progress running={running} say={say} />}
      {documents.map((document) => (
        <Result
          key={`${document.file.name} ${document.file.size} ${document.file.lastModified}`}
          document={document}
          takesFocus={document === arrived}
          input={input}
        />
      ))}
      {documents.some(({report}) => report) && (
        <>
          <Ask documents={documents} />
          <Tools documents={documents} root={root} say={say} />
        </>
      )}
    </div>
  );
}
