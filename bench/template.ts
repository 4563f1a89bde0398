/**
 * `npm run bench -- template`: tries docusaurus-late-hydration, as npm would install it, on the site that create-docusaurus
 * makes; see HELP.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {command, NOT_POSSIBLE, NotPossibleError, OK, required} from '../scripts/command-line';
import {launchChromium} from './chromium';
import {withFolder} from './static';
import {FLOWS} from './template-flows';

const HELP = `npm run bench -- template FOLDER [--built]

Creates Docusaurus' classic template in an empty folder, and builds it into FOLDER/before and, with
docusaurus-late-hydration as npm packs it, into FOLDER/after. Then uses the second in Chromium, before its scripts
have loaded. Needs a connection to npm. To measure both: npm run bench -- builds FOLDER/before FOLDER/after.

  --built  uses the builds that are in FOLDER`;

const OPTIONS = {built: {type: 'boolean', default: false}} as const;

const PACKAGE = 'packages/docusaurus-late-hydration';

/** A page with what the template lacks: tabs and fields. */
const PAGE = `import React from 'react';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# Trial

<Tabs>
  <TabItem value="one" label="One">First panel</TabItem>
  <TabItem value="two" label="Two">Second panel</TabItem>
</Tabs>

\`\`\`js
console.log('copied');
\`\`\`

export function Echo() {
  const [text, setText] = React.useState('');
  return (
    <label>
      Echo <input name="echo" onChange={(event) => setText(event.target.value)} /> <output>{text}</output>
    </label>
  );
}

<label>City <input name="city" /></label> <label>Note <textarea name="note" /></label> <Echo />
`;

function run(cwd: string, program: string, ...args: string[]): void {
  const {status} = spawnSync(program, args, {cwd, stdio: ['ignore', 'ignore', 'inherit']});
  if (status !== 0) throw new NotPossibleError(`Failed: ${program} ${args.join(' ')}`);
}

/** Adds the package to the configuration, as its README says. */
function configure(file: string): void {
  const stock = readFileSync(file, 'utf8');
  const own = stock
    .replace('import', `import {ssrTemplate} from '@trendsoft/docusaurus-late-hydration';\nimport`)
    .replace(
      'presets: [',
      `ssrTemplate,\n  presets: [\n    ['@trendsoft/docusaurus-late-hydration', {sourceLocale: 'en'}],`,
    );
  writeFileSync(file, own);
}

function makeBuilds(folder: string): void {
  const site = path.join(folder, 'site');
  const {version} = JSON.parse(
    readFileSync('node_modules/@docusaurus/core/package.json', 'utf8'),
  ) as {version: string};
  mkdirSync(folder, {recursive: true});
  run(folder, 'npx', '--yes', `create-docusaurus@${version}`, 'site', 'classic', '--javascript');
  writeFileSync(path.join(site, 'src/pages/trial.mdx'), PAGE);
  run(site, 'npx', 'docusaurus', 'build', '--out-dir', '../before');
  run('.', 'npm', 'run', 'pack', '--workspace', PACKAGE);
  const packed = readdirSync(PACKAGE).find((name) => name.endsWith('.tgz')) ?? '';
  run(site, 'npm', 'install', path.resolve(PACKAGE, packed));
  configure(path.join(site, 'docusaurus.config.js'));
  run(site, 'npx', 'docusaurus', 'clear');
  run(site, 'npx', 'docusaurus', 'build', '--out-dir', '../after');
}

/** Prints each flow with its result. @returns whether all passed */
async function tryFlows(origin: string): Promise<boolean> {
  const browser = await launchChromium();
  let passed = true;
  for (const [name, flow] of Object.entries(FLOWS)) {
    try {
      await flow(browser, origin);
      console.log(`passed  ${name}`);
    } catch (error) {
      passed = false;
      console.log(`FAILED  ${name}\n${String(error)}`);
    }
  }
  await browser.close();
  return passed;
}

command(
  {name: 'npm run bench -- template', help: HELP, options: OPTIONS},
  async ({built}, args) => {
    const folder = path.resolve(required(args, 0, 'FOLDER'));
    if (!built && existsSync(folder)) throw new NotPossibleError(`${folder} already exists.`);
    if (!built) makeBuilds(folder);
    const passed = await withFolder(path.join(folder, 'after'), tryFlows);
    return passed ? OK : NOT_POSSIBLE;
  },
);
