/**
 * Entry of the bundle. Docusaurus' entry evaluates all modules in one task; this one evaluates them in
 * steps, between which the browser can respond to input. `webpackExports` excludes unused exports.
 */
const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  // The first step with styles: src/css must come before the style sheets of components.
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
  // Loads the page's scripts in parallel; the last step reports a failure.
  preload(window.location.pathname).catch(() => undefined);
  for (const step of STEPS) {
    await nextTask();
    await step();
  }
}

void hydrate();
