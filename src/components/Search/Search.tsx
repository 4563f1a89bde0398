import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useId, type SubmitEvent} from 'react';
import {Alert} from '../../primitives/Alert';
import {Button} from '../../primitives/Button';
import {Control, Label} from '../../primitives/Field';
import {useInterfaceLanguage} from '../Languages';
import styles from './Search.module.css';
import {QUERY, useSearch} from './useSearch';

/**
 * Finds pages of the site. What finds and shows them is loaded at the first search. Before hydration, the browser sends
 * the query to the site map, which then repeats the search; without JavaScript, the field is not shown.
 * Element: `<form role="search">` with a status; keyboard: the native controls' own.
 */
export function Search() {
  const id = useId();
  const {field, outcome, search} = useSearch();
  const texts = searchTexts();

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    search(field.current?.value ?? '');
  }

  return (
    <div className={styles.search} data-needs-script data-no-print {...useInterfaceLanguage()}>
      <form role="search" action={useBaseUrl('/site-map')} onSubmit={onSubmit}>
        <Label htmlFor={id}>{texts.label}</Label>
        <div className={styles.row}>
          <Control
            ref={field}
            id={id}
            name={QUERY}
            data-query={QUERY}
            type="search"
            autoComplete="off"
          />
          <Button type="submit">{texts.submit}</Button>
        </div>
      </form>
      <p role="status" className={styles.status}>
        {outcome?.kind === 'found' && outcome.late.summaryOf(outcome.query, outcome.results)}
      </p>
      {outcome?.kind === 'missing' && <Alert tone="error">{texts.missing}</Alert>}
      {outcome?.kind === 'found' && <outcome.late.SearchResults results={outcome.results} />}
    </div>
  );
}

const searchTexts = () => ({
  label: translate({
    id: 'Search.label',
    message: 'Search this website',
    description: 'Label of the search field on the site map and on the page “not found”',
  }),
  submit: translate({
    id: 'Search.submit',
    message: 'Search',
    description: 'Button beside the search field on the site map and on the page “not found”',
  }),
  missing: translate({
    id: 'Search.missing',
    message: 'The search could not be loaded. Check your connection, then press the button again.',
    description: 'Error message below the search field',
  }),
});
