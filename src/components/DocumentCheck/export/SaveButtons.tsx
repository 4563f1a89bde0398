import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Button} from '../../../primitives/Button';
import type {CheckedDocument} from '../checkedDocuments';
import {viewOf} from '../results/view';
import {textOf} from './text';
import {t} from '../check/loadedRules';

/** Loaded on demand, since few visitors save results. */
const fetchSave = () => import(/* webpackChunkName: "late-document-check-save" */ './save');

/** The ways to print and save results, each with a message of the same name. */
const SAVE_ACTIONS = ['print', 'saveHtml', 'saveCsv', 'saveEarl'] as const;

export interface SaveButtonsProps {
  documents: readonly CheckedDocument[];
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
}

/** Buttons that save the results of all documents. The files are made on the device, like the check. */
export function SaveButtons({documents, announce}: SaveButtonsProps) {
  const {siteConfig} = useDocusaurusContext();

  async function copy() {
    try {
      await navigator.clipboard.writeText(textOf(documents.map(viewOf)));
      announce(t('report.copied'));
    } catch {
      announce(t('report.notCopied'));
    }
  }

  async function save(how: (typeof SAVE_ACTIONS)[number]) {
    try {
      const actions = await fetchSave();
      await actions[how](documents, siteConfig.title);
      if (how !== 'print') announce(t('report.saved'));
    } catch {
      announce(t('report.notSaved'));
    }
  }

  return (
    <div role="group" aria-label={t('report.keep')} className="checkTools" data-no-print>
      <Button variant="secondary" onClick={() => void copy()}>
        {t('report.copy')}
      </Button>
      {SAVE_ACTIONS.filter((how) => how !== 'saveCsv' || documents.length > 1).map((how) => (
        <Button key={how} variant="secondary" onClick={() => void save(how)}>
          {t(`report.${how}`)}
        </Button>
      ))}
    </div>
  );
}
