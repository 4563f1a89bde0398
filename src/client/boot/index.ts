/**
 * The only script that a page loads immediately. It runs before the first paint, to apply the colour scheme.
 * Pages work without the bundle, which is loaded at the first interaction, or immediately if it is needed then.
 * Counters start when the document is parsed.
 */
import {startCounters} from '../../primitives/counters';
import {allowFindingBeforeHydration} from '../../primitives/untilFound';
import {loadScripts} from './bundle';
import {recordCompositions} from './composition';
import {ignoreSecondSubmits} from './doubleClicks';
import {acceptGivenFiles} from './givenFiles';
import {holdClicks} from './hold';
import {hasChosenFile, hasStoredData, needsBundleNow, onIntent} from './intent';
import {keepAddressInLanguageLinks} from './languageLinks';
import {restoreFocusOnReturn} from './returnedFocus';
import {followScheme} from './scheme';

/** URLs of the bundle's files, in order; set by src/theme/template.ts. */
const files = document.currentScript?.dataset['scripts']?.split(' ') ?? [];

const loadBundle = () => loadScripts(files);

followScheme();
keepAddressInLanguageLinks();
ignoreSecondSubmits();
holdClicks();
acceptGivenFiles();
recordCompositions();
restoreFocusOnReturn();
allowFindingBeforeHydration();
addEventListener('DOMContentLoaded', () => {
  document.querySelectorAll<HTMLElement>('[data-start]').forEach(startCounters);
  const load = onIntent(loadBundle);
  if (needsBundleNow()) load();
  addEventListener('pageshow', () => hasChosenFile() && load());
  // In a separate task, since the first access to storage is slow.
  setTimeout(() => hasStoredData() && load());
});
