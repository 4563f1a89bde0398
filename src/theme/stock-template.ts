import {createRequire} from 'node:module';

/** Required, not imported: loaders of the configuration do not agree on what the default of a CommonJS module is. */
const {default: template} = createRequire(__filename)(
  '@docusaurus/core/lib/ssg/ssgTemplate.html',
) as {default: string};

/** Where theme-classic puts its inline script, which our Content-Security-Policy forbids. */
const INLINE = '<%~ it.preBodyTags %>';

if (!template.includes(INLINE)) {
  throw new Error(
    'Docusaurus’ template no longer has preBodyTags: see src/theme/stock-template.ts.',
  );
}

/** Docusaurus’ own template without that script, for a build with STOCK=1. */
export default template.replace(INLINE, '');
