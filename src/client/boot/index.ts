/**
 * The only script that a page fetches by itself. It runs before the first paint, for the colours.
 * Pages work without the bundle, so that waits for the first sign that somebody is there; what
 * cannot wait (counters, then a message) starts with the document.
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
  const wake = onIntent(loadBundle);
  if (mustNotWait()) wake();
  addEventListener('pageshow', () => hasFile() && wake());
  // In a task of its own: the first look into a storage waits for the browser to open it.
  setTimeout(() => hasMessage() && wake());
});
