import type {ImportDeclaration, Program} from 'estree';
import type {Root, RootContent} from 'mdast';

/**
 * Blocks that a page brings along when it shows them: name in MDX → module.
 * Those that most pages show are registered for all in src/theme/MDXComponents.
 */
export const ON_DEMAND: Readonly<Record<string, string>> = {
  AuditFacts: '@site/src/components/Conformance',
  AuditedPages: '@site/src/components/Conformance',
  CareersForm: '@site/src/components/CareersForm',
  ConformanceTable: '@site/src/components/Conformance',
  ContactForm: '@site/src/components/ContactForm',
  Contents: '@site/src/components/Contents',
  DocumentCheck: '@site/src/components/DocumentCheck',
  Fact: '@site/src/components/Finding',
  Faq: '@site/src/components/Faq',
  Finding: '@site/src/components/Finding',
  KnownExceptions: '@site/src/components/Conformance',
  Form: '@site/src/components/Form',
  LogoCarousel: '@site/src/components/Logos',
  Note: '@site/src/components/Note',
  Office: '@site/src/components/Offices',
  Offices: '@site/src/components/Offices',
  OpenAcrLink: '@site/src/components/Conformance',
  Opening: '@site/src/components/Openings',
  Openings: '@site/src/components/Openings',
  Question: '@site/src/components/Faq',
  ScreenReaderTasks: '@site/src/components/Conformance',
  SignUp: '@site/src/components/SignUp',
  SiteMap: '@site/src/components/SiteMap',
  Standards: '@site/src/components/Standards',
  Stat: '@site/src/components/Stats',
  Stats: '@site/src/components/Stats',
  Steps: '@site/src/components/Steps',
  TabPanel: '@site/src/components/Tabs',
  Tabs: '@site/src/components/Tabs',
  Testimonial: '@site/src/components/Testimonials',
  Testimonials: '@site/src/components/Testimonials',
  TestedWith: '@site/src/components/Conformance',
  Topic: '@site/src/components/Topics',
  Topics: '@site/src/components/Topics',
};

/** Names of the blocks below a node that are fetched on demand. */
function namesIn(node: Root | RootContent): string[] {
  const own = 'name' in node && node.name && node.name in ON_DEMAND ? [node.name] : [];
  const below = 'children' in node ? node.children.flatMap(namesIn) : [];
  return [...own, ...below];
}

function importOf(name: string): ImportDeclaration {
  const identifier = {type: 'Identifier', name} as const;
  return {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportSpecifier', imported: identifier, local: identifier}],
    source: {type: 'Literal', value: ON_DEMAND[name] ?? ''},
    attributes: [],
  };
}

/**
 * Remark plugin: writes the import that a writer need not write, so that a block's script
 * comes with the pages that show it and with no other.
 *
 * Not React.lazy: a page's own chunk is there before the page is hydrated, whereas a lazy block
 * would be emptied while its script is on the way, and with it what a visitor has typed.
 */
export default function blocksOnDemand() {
  return (tree: Root): void => {
    const names = [...new Set(namesIn(tree))];
    if (names.length === 0) return;
    const estree: Program = {type: 'Program', sourceType: 'module', body: names.map(importOf)};
    tree.children.unshift({type: 'mdxjsEsm', value: '', data: {estree}});
  };
}
