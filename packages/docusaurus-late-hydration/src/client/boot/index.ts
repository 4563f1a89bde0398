/**
 * For the boot script, the only script that a page loads immediately. It runs before the first paint. Pages work without
 * the others, which are loaded at the first interaction, or immediately if they are needed then.
 */
import {loadScripts} from './bundle';
import {recordCompositions} from './composition';
import {holdClicks} from './hold';
import {hasChosenFile, needsBundleNow, onIntent} from './intent';

export interface HydrationOptions {
  /**
   * Returns whether the page needs its scripts without an interaction, for example to show a message that the previous
   * page has stored. Called once, in a task after the document is parsed.
   */
  isNeeded?: () => boolean;
}

/**
 * Loads the page's scripts at the first interaction, and holds clicks that need them until the page is hydrated.
 * Call it synchronously when the boot script runs.
 */
export function hydrateAtFirstInteraction({isNeeded}: HydrationOptions = {}): void {
  /** URLs of the scripts, in order; set by the template. */
  const files = document.currentScript?.dataset['scripts']?.split(' ') ?? [];
  holdClicks();
  recordCompositions();
  addEventListener('DOMContentLoaded', () => {
    const load = onIntent(() => loadScripts(files));
    if (needsBundleNow()) load();
    addEventListener('pageshow', () => hasChosenFile() && load());
    // In a separate task, since the first access to storage is slow.
    setTimeout(() => isNeeded?.() && load());
  });
}
