import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Button} from '../../../primitives/Button';
import type {CheckedDocument} from '../checked';
import {advisedView} from './advice';
import {textOf} from './keep/text';
import {say as sayWords} from './known';

/** Loaded on demand, since few visitors save results. */
const fetchKeep = () => import(/* webpackChunkName: "late-document-check-keep" */ './keep');

export interface ToolsProps {
  documents: readonly CheckedDocument[];
  /** Announces a text to screen readers. */
  say: (words: string) => void;
}

/** Buttons that save the results of all documents. The files are made on the device, like the check. */
export function Tools({documents, say}: ToolsProps) {
  const {siteConfig} = useDocusaurusContext();

  async function copy() {
    try {
      await navigator.clipboard.writeText(textOf(documents.map(advisedView)));
      say(sayWords('report.copied'));
    } catch {
      say(sayWords('report.notCopied'));
    }
  }

  async function keep(how: keyof Awaited<ReturnType<typeof fetchKeep>>) {
    try {
      const kept = await fetchKeep();
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
      <Button variant="secondary" onClick={() => void keep('print')}>
        {sayWords('report.print')}
      </Button>
      <Button variant="secondary" onClick={() => void keep('saveHtml')}>
        {sayWords('report.saveHtml')}
      </Button>
      {documents.length > 1 && (
        <Button variant="secondary" onClick={() => void keep('saveCsv')}>
          {sayWords('report.csv')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => void keep('saveEarl')}>
        {sayWords('report.saveEarl')}
      </Button>
    </div>
  );
}
