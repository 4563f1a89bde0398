/**
 * The only script that a page loads immediately. It runs before the first paint, to apply the colour scheme.
 * Counters start when the document is parsed.
 */
import {hydrateAtFirstInteraction} from '@trendsoft/docusaurus-late-hydration/boot';
import {startCounters} from '../../primitives/counters';
import {tryStorage} from '../../primitives/storage';
import {allowFindingBeforeHydration} from '../../primitives/untilFound';
import {ignoreSecondSubmits} from './doubleClicks';
import {acceptGivenFiles} from './givenFiles';
import {keepAddressInLanguageLinks} from './languageLinks';
import {restoreFocusOnReturn} from './returnedFocus';
import {followScheme} from './scheme';

/** Returns whether sessionStorage contains anything: a message from the previous page, or a form's draft. */
const hasStoredData = (): boolean => Boolean(tryStorage(() => sessionStorage.length));

/** Returns whether the address fills in a field on this page: selects an option, or has words to search for. */
function fillsField(): boolean {
  const query = new URLSearchParams(location.search);
  return [...document.querySelectorAll<HTMLElement>('[data-query]')].some((field) =>
    query.has(field.dataset['query'] ?? ''),
  );
}

followScheme();
keepAddressInLanguageLinks();
ignoreSecondSubmits();
acceptGivenFiles();
restoreFocusOnReturn();
allowFindingBeforeHydration();
addEventListener('DOMContentLoaded', () =>
  document.querySelectorAll<HTMLElement>('[data-start]').forEach(startCounters),
);
hydrateAtFirstInteraction({isNeeded: () => hasStoredData() || fillsField()});
