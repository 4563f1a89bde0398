/** Shows the findings of `npm run check` in editors. Oxlint checks the code: .oxlintrc.json. */
import {createJiti} from 'jiti';

/** Loaded with the first page, since loading takes a second. */
const writersCheck = () => createJiti(import.meta.url)('./scripts/check/editor.ts').processor;

const pages = {
  meta: {name: 'pages'},
  preprocess: (...page) => writersCheck().preprocess(...page),
  postprocess: (...page) => writersCheck().postprocess(...page),
};

export default [{files: ['pages/**/*.mdx'], processor: pages}];
