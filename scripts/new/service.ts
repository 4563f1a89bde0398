import {withPage} from './insert';
import {NotPossibleError} from '../command-line';
import {checkTitle, idOf, pascalCase} from './names';
import {
  categoriesOf,
  checkFree,
  findParent,
  folderBelow,
  pageFile,
  sceneOf,
  type Site,
} from './site';
import type {Plan} from './write';
import {callToAction, frontMatter, REPLACE, TRANSLATORS, yaml} from './words';

interface Options {
  parent?: string;
  path?: string;
}

/** A service page with every block that service pages have, below its category. */
export async function newService(site: Site, title: string, options: Options): Promise<Plan> {
  checkTitle(title);
  if (!options.parent) {
    throw new NotPossibleError(
      `Which family of services does "${title}" belong to? Add --parent and one of ${categoriesOf(site.sidebars)}.`,
    );
  }
  const parent = findParent(site, options.parent);
  const route = options.path ?? `${folderBelow(parent)}/${pascalCase(title)}`;
  checkFree(site, route);
  const file = pageFile(route);
  return {
    files: {
      [file]: servicePage(title, sceneOf(site, parent)),
      'sidebars.ts': await withPage(site.root, {path: route, label: title}, parent.path),
    },
    next: [
      `Open ${file} and put your own words in place of each "${REPLACE}".`,
      `Lead readers there: ${pageFile(parent.path)} shows its other pages, each in a <Card> or a <TabPanel>: copy one, with all its lines.`,
      TRANSLATORS,
      'Look at it: npm run dev, then http://localhost:3000' + route,
      `Check it: npm run check -- ${file}`,
      'Commit all of these files, and open a pull request.',
    ],
  };
}

function servicePage(title: string, scene: string): string {
  return `${frontMatter({
    title: yaml(title),
    description: `"${REPLACE} one sentence for search results, on what this service does for a client."`,
    kind: 'service',
  })}
<Hero art="${scene}">

# ${title} {#${idOf(title) || 'top'}}

${REPLACE} what we do for a client and what they have afterwards, in one or two sentences.

<ButtonLink to="/TrendSoft/ContactUs">Speak with an Expert</ButtonLink>

</Hero>

<Section layout="narrow">

<Lead>

${REPLACE} the problem that brings a client to this page, in one sentence.

</Lead>

${REPLACE} why it happens and whom it hurts, with an example.

</Section>

<Section tone="tint">

## What we look at {#what-we-look-at}

<Topics>

<Topic icon="search">

### ${REPLACE} what we look at first {#first-topic}

${REPLACE} what goes wrong there, and how you find it.

</Topic>

<Topic icon="check">

### ${REPLACE} what we look at next {#second-topic}

${REPLACE} what else goes wrong, and how you find it.

</Topic>

</Topics>

</Section>

<Section tone="night" layout="split">

## How it is done {#process}

<Steps>

1. **Plan**\\
   ${REPLACE} what we agree on with you at the start.
2. **Test**\\
   ${REPLACE} what we do, and with which tools.
3. **Report**\\
   ${REPLACE} what you get, and how we help you to use it.

</Steps>

</Section>

<Section>

## Good to know {#good-to-know}

<Faq>

<Question heading="How do we start?">

${REPLACE} the answer to a question that clients really ask.

</Question>

</Faq>

</Section>

<BrochureCard>

## ${title} in our brochure {#brochure}

${REPLACE} what somebody who reads this page finds in the brochure.

</BrochureCard>

${callToAction('client')}`;
}
