import {listedPlaces} from 'document-check';
import {useState, type ReactEventHandler} from 'react';
import type {CheckedDocument} from '../checked';
import {t} from '../check/loadedRules';
import type {PagesProps} from './Pages';

/** Loaded on demand, since few visitors need it and it includes pdf.js. */
const fetchPages = () =>
  import(/* webpackChunkName: "late-document-check-drawn-pages" */ './Pages');
type Pages = Awaited<ReturnType<typeof fetchPages>>['Pages'];

/**
 * The places of a rule as a numbered list. In a PDF, a disclosure draws their pages.
 * @param announce announces a text to screen readers
 */
export function placesOf(
  {file, report}: CheckedDocument,
  rule: string,
  announce: PagesProps['announce'],
) {
  const finding = report?.findings.find((one) => one.rule === rule);
  if (!report || !finding || finding.places.length === 0) return null;
  const {format} = report.facts;
  const places = listedPlaces(t, format, finding);
  const rest = finding.count - places.length;
  return (
    <>
      <ol>
        {places.map(({line}, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
      {places.length > 0 && rest > 0 && t('place.more', {count: rest})}
      {format === 'pdf' && places.some(({page}) => page) && (
        <DrawnPages file={file} places={places} announce={announce} />
      )}
    </>
  );
}

/** A disclosure that draws the pages with places while it is open. APG Disclosure, by `<details>`. */
function DrawnPages(props: PagesProps) {
  const [isOpen, setOpen] = useState(false);
  const [Pages, setPages] = useState<Pages | 'missing'>();
  const toggle: ReactEventHandler<HTMLDetailsElement> = ({currentTarget: {open}}) => {
    setOpen(open);
    if (open) fetchPages().then(({Pages: fetched}) => setPages(() => fetched), fail);
  };
  function fail() {
    setPages('missing');
    props.announce(t('report.whereFailed'));
  }
  return (
    <details className="checkDetails" data-no-print onToggle={toggle}>
      <summary>{t('report.where')}</summary>
      {isOpen && Pages === 'missing' && <p>{t('report.whereFailed')}</p>}
      {isOpen && Pages && Pages !== 'missing' && <Pages {...props} />}
    </details>
  );
}
