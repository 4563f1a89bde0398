import type {RefObject} from 'react';
import {Button} from '../../../primitives/Button';
import type {CheckedDocument} from '../checked';
import {printResults} from './keep/print';
import {textOf} from './keep/text';
import {toolWords} from './toolWords';
import {viewOf} from './view';

/** Few visitors save: it is fetched for those who do. */
const fetchKeep = () => import(/* webpackChunkName: "late-document-check-keep" */ './keep');

export interface ToolsProps {
  documents: readonly CheckedDocument[];
  root: RefObject<HTMLElement | null>;
  say: (words: string) => void;
}

/** Buttons that keep the results of all documents. Each is made on the device, as the check was. */
export function Tools({documents, root, say}: ToolsProps) {
  const words = toolWords();

  async function copy() {
    try {
      await navigator.clipboard.writeText(textOf(documents.map(viewOf)));
      say(words.copied);
    } catch {
      say(words.notCopied);
    }
  }

  async function keep(save: 'saveHtml' | 'saveEarl') {
    try {
      const kept = await fetchKeep();
      await kept[save](words.fileName, documents);
      say(words.saved);
    } catch {
      say(words.notSaved);
    }
  }

  return (
    <div role="group" aria-label={words.label} className="checkTools" data-no-print>
      <Button variant="secondary" onClick={() => void copy()}>
        {words.copy}
      </Button>
      <Button variant="secondary" onClick={() => printResults(root.current)}>
        {words.print}
      </Button>
      <Button variant="secondary" onClick={() => void keep('saveHtml')}>
        {words.saveHtml}
      </Button>
      <Button variant="secondary" onClick={() => void keep('saveEarl')}>
        {words.saveEarl}
      </Button>
    </div>
  );
}
