import {KINDS, type Kind} from '../../src/plugins/front-matter';
import {NotPossibleError} from '../command-line';
import {withPage} from './insert';
import {checkTitle, idOf, pascalCase} from './names';
import {checkFree, findParent, folderBelow, pageFile, sceneOf, type Site} from './site';
import {callToAction, frontMatter, REPLACE, TRANSLATORS, yaml} from './words';
import type {Plan} from './write';

interface Options {
  parent?: string;
  path?: string;
  kind?: string;
}

/** Kinds that need more than this page has; `npm run new` makes two of them another way. */
const SPECIAL: readonly Kind[] = ['home', 'job', 'service'];

/** A page with a hero, a text and a call to action. */
export async function newPage(site: Site, title: string, options: Options): Promise<Plan> {
  checkTitle(title);
  const {kind = 'about'} = options;
  const kinds = KINDS.filter((known) => !SPECIAL.includes(known));
  if (!(kinds as readonly string[]).includes(kind)) {
    throw new NotPossibleError(`--kind is "${kind}". Give one of ${kinds.join(', ')}.`);
  }
  const parent = options.parent === undefined ? undefined : findParent(site, options.parent);
  const folder = parent ? folderBelow(parent) : '/TrendSoft';
  const route = options.path ?? `${folder}/${pascalCase(title)}`;
  checkFree(site, route);
  const file = pageFile(route);
  const scene = parent ? sceneOf(site, parent) : 'company';
  return {
    files: {
      [file]: plainPage(title, kind, scene),
      'sidebars.ts': await withPage(site.root, {path: route, label: title}, parent?.path),
    },
    next: [
      `Open ${file} and put your own words in place of each "${REPLACE}".`,
      'Lead readers there: link to it from a page where they look for it, or add a line to a menu in sidebars.ts.',
      TRANSLATORS,
      'Look at it: npm run dev, then http://localhost:3000' + route,
      `Check it: npm run check -- ${file}`,
      'Commit all of these files, and open a pull request.',
    ],
  };
}

function plainPage(title: string, kind: string, scene: string): string {
  return `${frontMatter({
    title: yaml(title),
    description: `"${REPLACE} one sentence for search results, on what a reader finds on this page."`,
    kind,
  })}
<Hero art="${scene}">

# ${title} {#${idOf(title) || 'top'}}

${REPLACE} what a reader learns here, in one or two sentences.

</Hero>

<Section layout="narrow">

<Lead>

${REPLACE} the most important thing on this page, in one sentence.

</Lead>

## ${REPLACE} what this part is about {#first-part}

${REPLACE} the rest, one idea a paragraph.

</Section>

${callToAction('reader')}`;
}
