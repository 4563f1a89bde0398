import Link from '@docusaurus/Link';
import {adoptStyles} from '../../../primitives/adoptStyles';
import {VisuallyHidden} from '../../../primitives/VisuallyHidden';
import {textsOf} from '../../lateTexts';
import type {Piece, Result} from './find';
import messages from './SearchResults.late.json';
import styles from './results.late.css';

export {createSearch} from './find';

adoptStyles(styles);

const t = textsOf(messages);

/** Returns the sentence about the number of results. */
export function summaryOf(query: string, {length}: readonly Result[]): string {
  return length === 0 ? t('none', {query}) : t('found', {count: length, query});
}

/** The pages that match, best first. Renders a heading, and an ordered list with a heading for each page. */
export function SearchResults({results}: {results: readonly Result[]}) {
  if (results.length === 0) return null;
  return (
    <>
      <h2>{t('heading')}</h2>
      <ol role="list" className="searchResults">
        {results.map((result) => (
          <li key={result.path}>
            <ResultEntry {...result} />
          </li>
        ))}
      </ol>
    </>
  );
}

function ResultEntry({path, title, lang, section, excerpt}: Result) {
  return (
    <>
      <h3 lang={lang}>
        <Link to={path}>{title}</Link>
      </h3>
      <p lang={lang}>
        <Excerpt pieces={excerpt} />
      </p>
      {section && (
        <p>
          <Link to={`${path}#${section.id}`}>
            {t('section', {name: section.heading})}
            {/* Sections of several pages may have the same heading. */}
            <VisuallyHidden> ({title})</VisuallyHidden>
          </Link>
        </p>
      )}
    </>
  );
}

function Excerpt({pieces}: {pieces: readonly Piece[]}) {
  return pieces.map(({text, isMatch}, index) => {
    const Part = isMatch ? 'mark' : 'span';
    return <Part key={index}>{text}</Part>;
  });
}
