/**
 * Entry of the bundle. The entry of Docusaurus evaluates all modules in one task; here they are evaluated in
 * steps, between which the browser can respond to input. `webpackExports` keeps out what no other module imports.
 */
const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // First of what has styles: src/css comes before the style sheets of components.
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager", webpackExports: "Link" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@theme/Root'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function hydrate(): Promise<void> {
  await nextTask();
  const {default: preload} = await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload'
  );
  // The page's scripts arrive meanwhile; if that fails, the last step reports it.
  preload(window.location.pathname).catch(() => undefined);
  for (const step of STEPS) {
    await nextTask();
    await step();
  }
}

void hydrate();
