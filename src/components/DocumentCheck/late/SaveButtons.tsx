import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Button} from '../../../primitives/Button';
import type {CheckedDocument} from '../checked';
import {viewWithAdvice} from './advice';
import {textOf} from './save/text';
import {say as sayWords} from './loadedRules';

/** Loaded on demand, since few visitors save results. */
const fetchSave = () => import(/* webpackChunkName: "late-document-check-save" */ './save');

/** The ways to keep results, each with a message of the same name. */
const SAVE_ACTIONS = ['print', 'saveHtml', 'saveCsv', 'saveEarl'] as const;

export interface SaveButtonsProps {
  documents: readonly CheckedDocument[];
  /** Announces a text to screen readers. */
  say: (words: string) => void;
}

/** Buttons that save the results of all documents. The files are made on the device, like the check. */
export function SaveButtons({documents, say}: SaveButtonsProps) {
  const {siteConfig} = useDocusaurusContext();

  async function copy() {
    try {
      await navigator.clipboard.writeText(textOf(documents.map(viewWithAdvice)));
      say(sayWords('report.copied'));
    } catch {
      say(sayWords('report.notCopied'));
    }
  }

  async function keep(how: (typeof SAVE_ACTIONS)[number]) {
    try {
      const kept = await fetchSave();
      await kept[how](documents, siteConfig.title);
      if (how !== 'print') say(sayWords('report.saved'));
    } catch {
      say(sayWords('report.notSaved'));
    }
  }

  return (
    <div role="group" aria-label={sayWords('report.keep')} className="checkTools" data-no-print>
      <Button variant="secondary" onClick={() => void copy()}>
        {sayWords('report.copy')}
      </Button>
      {SAVE_ACTIONS.filter((how) => how !== 'saveCsv' || documents.length > 1).map((how) => (
        <Button key={how} variant="secondary" onClick={() => void keep(how)}>
          {sayWords(`report.${how}`)}
        </Button>
      ))}
    </div>
  );
}
