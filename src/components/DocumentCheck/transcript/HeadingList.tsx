import {t} from '../check/loadedRules';
import {textOfLine} from './lines';
import type {Line} from './lines';

export interface HeadingListProps {
  headings: readonly Line[];
  /** Goes to a line. */
  goTo: (number: number) => void;
}

/** Returns the level of a heading, from 1. */
function levelOf({parts: [first]}: Line): number {
  const item = first?.item;
  return (item?.kind === 'heading' && item.level) || 1;
}

/** The headings of a transcript, each a button that goes to its line. APG Disclosure, by `<details>`. */
export function HeadingList({headings, goTo}: HeadingListProps) {
  return (
    <details className="checkDetails">
      <summary>{t('transcript.goTo')}</summary>
      <ol role="list" className="checkHeadings">
        {headings.map((heading) => (
          <li key={heading.number} data-level={levelOf(heading)}>
            <button type="button" className="checkPlace" onClick={() => goTo(heading.number)}>
              <span className="checkSaid">{heading.parts[0]?.before}</span>{' '}
              {textOfLine(heading) || t('transcript.blank')}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
