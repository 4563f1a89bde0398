/**
 * The only script that a page fetches by itself. Pages work without the bundle, so it waits for
 * the first sign that somebody is there; what cannot wait (counters, a message) starts at once.
 */
import {startCounters} from '../../primitives/counters';
import {mustNotWait, onIntent} from './intent';

/** Set by src/theme/template.ts: addresses of the bundle's files, in order. */
const files = document.currentScript?.dataset['scripts']?.split(' ') ?? [];

function loadBundle() {
  for (const src of files) {
    const script = document.createElement('script');
    script.src = src;
    // Together, yet run in order.
    script.async = false;
    document.head.append(script);
  }
}

document.querySelectorAll<HTMLElement>('dl[data-start]').forEach(startCounters);

if (mustNotWait()) loadBundle();
else onIntent(loadBundle);
