import type {RefObject} from 'react';
import {Button} from '../../../primitives/Button';
import type {CheckedDocument} from '../checked';
import {earlOf} from './keep/earl';
import {htmlOf} from './keep/html';
import {printResults} from './keep/print';
import {save} from './keep/save';
import {textOf} from './keep/text';
import {toolWords} from './toolWords';
import {viewOf} from './view';

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

  function keep(ending: string, type: string, content: string) {
    save(`${words.fileName}.${ending}`, type, content);
    say(words.saved);
  }

  return (
    <div role="group" aria-label={words.label} className="checkTools" data-no-print>
      <Button onClick={() => void copy()}>{words.copy}</Button>
      <Button variant="secondary" onClick={() => printResults(root.current)}>
        {words.print}
      </Button>
      <Button
        variant="secondary"
        onClick={() => keep('html', 'text/html', htmlOf(documents.map(viewOf)))}
      >
        {words.saveHtml}
      </Button>
      <Button
        variant="secondary"
        onClick={() => keep('jsonld', 'application/ld+json', earlOf(documents))}
      >
        {words.saveEarl}
      </Button>
    </div>
  );
}
