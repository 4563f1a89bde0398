import {createRequire} from 'node:module';
import {ssrTemplate} from '@trendsoft/docusaurus-late-hydration';

/** Uses `require`, because the loaders of the configuration disagree on the default export of a CommonJS module. */
const {default: stock} = createRequire(__filename)('@docusaurus/core/lib/ssg/ssgTemplate.html') as {
  default: string;
};

/** What the pages leave out: theme-classic's inline script, which our Content-Security-Policy forbids, and the version of Docusaurus. */
const LEFT_OUT = [
  '<%~ it.preBodyTags %>',
  '<meta name="generator" content="Docusaurus v<%= it.version %>">',
];

/** Removes these parts. @throws Error if Docusaurus' template no longer has one of them */
function adapted(template: string): string {
  const missing = LEFT_OUT.find((part) => !template.includes(part));
  if (missing) {
    throw new Error(`Docusaurus’ template no longer has ${missing}: see src/theme/template.ts.`);
  }
  return LEFT_OUT.reduce((html, part) => html.replace(part, ''), template);
}

/** The HTML around every page. */
export const siteTemplate = adapted(ssrTemplate);

/** The same with Docusaurus' own scripts, for a build with STOCK=1. */
export const stockTemplate = adapted(stock);
