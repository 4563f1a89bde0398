/**
 * Entry of the bundle. Docusaurus' own evaluates all modules in one task; here they are evaluated in
 * steps, between which the browser answers whoever has just touched the page.
 */
import {fetchPage} from './firstPage';

const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

const aTaskLater = () => new Promise((resolve) => setTimeout(resolve));

async function wake(): Promise<void> {
  await aTaskLater();
  // On its way meanwhile; if that fails, Docusaurus asks again and says so.
  fetchPage(window.location.pathname).catch(() => undefined);
  for (const step of STEPS) {
    await step();
    await aTaskLater();
  }
}

void wake();
