import {createRequire} from 'node:module';

/** Uses `require`, because the loaders of the configuration disagree on the default export of a CommonJS module. */
const {default: template} = createRequire(__filename)(
  '@docusaurus/core/lib/ssg/ssgTemplate.html',
) as {default: string};

/** Placeholder for theme-classic's inline script, which our Content-Security-Policy forbids. */
const INLINE = '<%~ it.preBodyTags %>';

if (!template.includes(INLINE)) {
  throw new Error(
    'Docusaurus’ template no longer has preBodyTags: see src/theme/stock-template.ts.',
  );
}

/** Docusaurus’ template without that script, for a build with STOCK=1. */
export default template.replace(INLINE, '');
