import type {RefObject} from 'react';
import {Button} from '../../../primitives/Button';
import {checkedDocuments, type CheckedDocument} from '../checkedDocuments';
import {t} from '../check/loadedRules';
import {queue} from '../check/queue';

export interface ResultButtonsProps {
  document: CheckedDocument;
  /** The file field, which opens the system's dialog. */
  input: RefObject<HTMLElement | null>;
  /** The block, if it has a table of several files to return to. */
  list?: RefObject<HTMLElement | null> | undefined;
  /** Id of the document's name. */
  describedBy: string;
}

/** Buttons below a result: choose a new version of the document, with any name; remove the result; go back to the table. Keyboard: those of buttons. */
export function ResultButtons({document, input, list, describedBy}: ResultButtonsProps) {
  function chooseVersion() {
    queue.expectVersion(document);
    input.current?.addEventListener('cancel', () => queue.expectVersion(), {once: true});
    input.current?.click();
  }
  function remove() {
    checkedDocuments.remove(document);
    input.current?.focus();
    // A screen reader's cursor would stay where the result was, and be announced after the focus.
    getSelection()?.collapse(input.current);
  }
  const focusTable = () => list?.current?.querySelector<HTMLElement>('[data-check-files]')?.focus();

  return (
    <div className="checkTools" data-no-print>
      <Button variant="secondary" aria-describedby={describedBy} onClick={chooseVersion}>
        {t('report.again')}
      </Button>
      <Button variant="secondary" aria-describedby={describedBy} onClick={remove}>
        {t('report.remove')}
      </Button>
      {list && (
        <Button variant="secondary" onClick={focusTable}>
          {t('report.back')}
        </Button>
      )}
    </div>
  );
}
