/**
 * The only script that a page fetches by itself. It runs before the first paint, for the colours.
 * Pages work without the bundle, so the bundle waits for the first input; counters start with the
 * document, and so does the bundle where storage has a message.
 */
import {startCounters} from '../../primitives/counters';
import {loadScripts} from './bundle';
import {holdClicks} from './hold';
import {hasFile, hasMessage, mustNotWait, onIntent} from './intent';
import {takePasted} from './paste';
import {followScheme} from './scheme';

/** Set by src/theme/template.ts: addresses of the bundle's files, in order. */
const files = document.currentScript?.dataset['scripts']?.split(' ') ?? [];

const loadBundle = () => loadScripts(files);

followScheme();
holdClicks();
takePasted();
addEventListener('DOMContentLoaded', () => {
  document.querySelectorAll<HTMLElement>('[data-start]').forEach(startCounters);
  const load = onIntent(loadBundle);
  if (mustNotWait()) load();
  addEventListener('pageshow', () => hasFile() && load());
  // In a task of its own: the first access to storage waits for the browser to open it.
  setTimeout(() => hasMessage() && load());
});
