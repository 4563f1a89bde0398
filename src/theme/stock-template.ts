import {createRequire} from 'node:module';

/** Required, not imported, because loaders of the configuration differ in the default export of CommonJS modules. */
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
