/** Shows the findings of `npm run check` in editors. Oxlint checks the code: .oxlintrc.json. */
import {createJiti} from 'jiti';

// Not while the first page is checked: an import that waits uses what jiti has compiled for `npm run check`.
const {processor} = await createJiti(import.meta.url).import('./scripts/check/editor.ts');

export default [{files: ['pages/**/*.mdx'], processor}];
