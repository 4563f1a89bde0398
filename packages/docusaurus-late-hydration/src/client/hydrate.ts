/**
 * Entry of the bundle. Docusaurus' entry evaluates all modules in one task; this one evaluates them in
 * steps, between which the browser can respond to input. `webpackExports` excludes unused exports.
 */
import {compositionEnd} from './boot/composition';
import {defineSetImmediate} from './immediateTasks';
import {keepActions} from './keep';

const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // The first step with styles: those of the site must come before the style sheets of components.
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager", webpackExports: "Link" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@theme/Root'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

const root = document.documentElement;

/** Keeps what visitors do until the page is hydrated. */
function keepUntilHydrated(): void {
  const container = document.getElementById('__docusaurus');
  if (!container) return;
  const stop = keepActions(container);
  new MutationObserver((_, observer) => {
    if (root.dataset['hasHydrated'] !== 'true') return;
    observer.disconnect();
    stop();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function hydrate(): Promise<void> {
  keepUntilHydrated();
  defineSetImmediate();
  await nextTask();
  const {default: preload} = await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload'
  );
  // Loads the page's scripts in parallel; the last step reports a failure.
  preload(window.location.pathname).catch(() => undefined);
  for (const step of STEPS) {
    await nextTask();
    await compositionEnd();
    await step();
  }
}

void hydrate();
