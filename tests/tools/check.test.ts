/** `npm run check` in a small site (tests/fixtures/writing) with the mistakes of mistakes.yml. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {parse} from 'yaml';
import {JITI} from '../../scripts/command-line/parts';
import {format} from '../../scripts/check/formats';
import {queryFault, readPreselection} from '../../scripts/check/preselection';
import {BLOCKS} from '../../src/blocks/declared';
import {htmlError} from '../../src/mdx/html';

interface Mistake {
  name: string;
  rule: string;
  from: string;
  to: string;
  at?: string;
  page?: 'Testing' | 'Tester';
  encoding?: 'utf16le' | 'latin1';
}

const MISTAKES = parse(readFileSync('tests/tools/mistakes.yml', 'utf8')) as Mistake[];

jest.setTimeout(120_000);

const ROOT = path.resolve('test-results/check');
const SITE = path.resolve('tests/fixtures/writing');
const PAGES = {Testing: 'pages/Testing.mdx', Tester: 'pages/Careers/Tester.mdx'};
const textOf = (file: string) => readFileSync(path.join(SITE, file), 'utf8');
const inRoot = (file: string) => path.join(ROOT, file);

let pixel: Buffer;
beforeAll(async () => {
  const create = {width: 8, height: 8, channels: 3, background: 'white'} as const;
  pixel = await sharp({create}).webp().toBuffer();
});

/** Creates the small site, with changed or additional files. */
function layOut(files: Record<string, string | Buffer> = {}): void {
  rmSync(ROOT, {recursive: true, force: true});
  cpSync(SITE, ROOT, {recursive: true});
  mkdirSync(inRoot('static/img'), {recursive: true});
  for (const part of ['art', 'icons.svg', 'offices.svg']) {
    symlinkSync(path.resolve('static/img', part), inRoot(`static/img/${part}`));
  }
  for (const file of ['cspell.json', '.prettierrc.json']) cpSync(file, inRoot(file));
  // jiti keeps what it has compiled there.
  symlinkSync(path.resolve('node_modules'), inRoot('node_modules'));
  // The first is as large as a photograph may be.
  const pictures = {'form.webp': 2e5, 'team.webp': 201e3, 'team.svg': 61e3, 'team.png': 9e4};
  for (const [name, bytes] of Object.entries(pictures)) {
    writeFileSync(inRoot(`static/img/${name}`), Buffer.concat([pixel, Buffer.alloc(bytes)]));
  }
  for (const [file, content] of Object.entries(files)) writeFileSync(inRoot(file), content);
}

/** Runs the command in the small site. */
function runCheck(...args: string[]) {
  const command = [path.resolve(JITI), path.resolve('scripts/check.ts'), ...args];
  return spawnSync(process.execPath, command, {cwd: ROOT, encoding: 'utf8'});
}

/** Runs the command, and compares its whole output. */
function runAndCompare(...args: string[]) {
  const result = runCheck(...args);
  expect(`${result.stdout}${result.stderr}`).toMatchSnapshot();
  return result;
}

/** Gives a page another title, since two with the same one are a mistake. */
const retitled = (text: string, index: number) =>
  text.replace(/^title: (Testing|Tester)$/m, (line) => `${line} ${index}`);

/** Returns the page with a mistake, and the line on which it must be reported. */
function made({from, to, at, page = 'Testing'}: Mistake): {text: string; line: number} {
  const before = textOf(PAGES[page]);
  expect(before.split(from)).toHaveLength(2);
  const text = before.replace(from, () => to);
  const lines = text.split('\n');
  const changed = lines.findIndex((line, index) => line !== before.split('\n')[index]);
  return {text, line: 1 + (at === undefined ? changed : lines.findIndex((l) => l.includes(at)))};
}

describe('each mistake', () => {
  const found = new Map<string, {rule: string; line: number}[]>();
  let stdout: string;
  const fileOf = ({rule, name}: Mistake) =>
    `pages/${`${rule} ${name}`.replaceAll(/\W+/g, '-').replace(/-$/, '')}.mdx`;

  beforeAll(() => {
    const entries = MISTAKES.filter(({rule}) => rule !== 'navigation').map((mistake) => {
      return `    {path: '${fileOf(mistake).slice(5, -4)}', label: 'A page'},\n`;
    });
    layOut({
      ...Object.fromEntries(
        MISTAKES.map((mistake) => [
          fileOf(mistake),
          Buffer.from(retitled(made(mistake).text, MISTAKES.indexOf(mistake)), mistake.encoding),
        ]),
      ),
      'sidebars.ts': textOf('sidebars.ts').replace('pages: [\n', `pages: [\n${entries.join('')}`),
    });
    ({stdout} = runCheck('--format', 'github'));
    for (const [, file = '', line, rule = ''] of stdout.matchAll(
      /^::\w+ file=([^,]+),line=(\d+),col=\d+,title=([^:]+)::/gm,
    )) {
      found.set(file, [...(found.get(file) ?? []), {rule, line: Number(line)}]);
    }
  });

  test.each(MISTAKES.map((mistake) => [`${mistake.rule}: ${mistake.name}`, mistake] as const))(
    '%s',
    (_name, mistake) => {
      expect(found.get(fileOf(mistake))).toEqual([{rule: mistake.rule, line: made(mistake).line}]);
    },
  );

  test('is reported with its message', () => {
    const all = Object.keys(BLOCKS).sort().join(', ');
    expect(stdout).toContain(`Blocks are: ${all}\n`);
    // So that a new block does not change the snapshot.
    expect(stdout.replaceAll(all, '(all)')).toMatchSnapshot();
  });
});

describe.each(
  [...readPreselection()].flatMap(([page, parameters]) =>
    [...parameters].map(([name, options]) => ({page, name, options})),
  ),
)('a link to $page?$name=…', ({page, name, options}) => {
  const written = (value: string) => new URLSearchParams({[name]: value}).toString();
  const faultOf = (query: string) => queryFault(`${page}?${query}#form`, readPreselection());

  test('can select every option', () => {
    expect(options.map((option) => faultOf(written(option)))).toEqual(options.map(() => undefined));
  });

  test('names the nearest option, and all of them, if the form has no such option', () => {
    const [first = ''] = options;
    const fault = faultOf(written(`${first}s`));
    expect(fault).toContain(`Did you mean ?${written(first)}?`);
    for (const option of options) expect(fault).toContain(written(option).split('=')[1]);
    expect(faultOf(written(`${first.slice(0, 3)}…`))).toContain('Did you mean');
    expect(faultOf(`${name}=`)).toContain('has no option ""');
  });

  test('names the parameter of the form, if it has another name', () => {
    expect(faultOf(`x${name}=1`)).toContain(`It reads "?${name}=…"`);
  });
});

const change = (file: string, ...changes: [string, string][]) => ({
  [file]: changes.reduce((text, [from, to]) => text.replace(from, to), textOf(file)),
});

test('--fix fixes only mistakes with a single correction', () => {
  layOut({
    ...change(
      PAGES.Testing,
      ['### By hand {#by-hand}', '### By hand'],
      ['aloud.', 'aloud. \t'],
      ['(/Careers/Tester)', '(/careers/Tester)'],
      ['to="/Careers/Tester"', 'to="/pages/Careers/Tester.mdx"'],
      ['<Cards columns={2}>', '<Cards columns="2">'],
    ),
    ...change('sidebars.ts', ["label: 'Testing', aliases", 'label:   "Testing", aliases']),
  });
  runAndCompare('--fix');
  for (const file of [...Object.values(PAGES), 'sidebars.ts']) {
    expect(readFileSync(inRoot(file), 'utf8')).toBe(textOf(file));
  }
});

const SAME_WORDS = '</Hero>\n\n## More\n\nYes.\n\n## More\n\nNo.';

test('--fix does not change ambiguous mistakes, such as two headings with the same words', () => {
  const guesses = change(
    PAGES.Testing,
    ['title: Testing', 'titel: Testing'],
    ['kind: service', 'kind: servise'],
    ['tone="tint"', 'tone="tnit"'],
    ['(/Careers/Tester)', '(/Careers/Toaster)'],
    ['A person reads', 'An additional person utilises, etc. Isn’t it enough? A person reads'],
  );
  layOut({...guesses, ...change(PAGES.Tester, ['</Hero>', SAME_WORDS])});
  const {stdout, status} = runAndCompare('--fix');
  expect(stdout).toContain('Did you mean /Careers/Tester?');
  expect(status).toBe(1);
  expect(readFileSync(inRoot(PAGES.Testing), 'utf8')).toBe(guesses[PAGES.Testing]);
  expect(readFileSync(inRoot(PAGES.Tester), 'utf8').match(/^## .*/gm)).toEqual([
    '## More {#more}',
    '## More',
  ]);
});

test('a photograph with GPS data or XMP metadata is reported', async () => {
  const place = {IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '17/1 23/1 6/1'}};
  layOut({
    'static/img/team.webp': await sharp(pixel).withExif(place).toBuffer(),
    'static/img/note.webp': await sharp(pixel)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .toBuffer(),
  });
  const {stdout, status} = runAndCompare();
  expect(stdout).toMatch(/^static\/img\/team\.webp\n.+EXIF.+where it was taken/m);
  expect(stdout).toMatch(/^static\/img\/note\.webp\n.+XMP/m);
  expect(stdout).toContain('3 pages checked: 2 errors');
  expect(status).toBe(1);
});

test('sidebars.ts: syntax, missing pages, labels and addresses are reported by line', () => {
  layOut(change('sidebars.ts', ["label: 'Testing', aliases", "label: 'What’s tested' aliases"]));
  expect(runAndCompare().stdout).toMatch(/^sidebars\.ts\n {2}3:1 .+comma is missing/m);
  layOut(
    change(
      'sidebars.ts',
      ["label: 'Tester'", "label: ''"],
      ["'/tests'", "'tests'"],
      ['header: []', "header: [{path: '/Testing', label: ''}]"],
      ["    {path: '/Careers", "    {path: '/Prices', label: 'Prices'},\n    {path: '/Careers"],
    ),
  );
  const {stdout} = runAndCompare();
  expect(stdout).toMatch(/^ {2}3:1 .+'tests' does not begin with a slash/m);
  expect(stdout).toMatch(/^ {2}4:1 .+Add pages\/Prices\.mdx/m);
  expect(stdout).toMatch(/^ {2}5:1 .+no label/m);
  expect(stdout).toMatch(/^ {2}7:1 .+empty label/m);
});

test.each([
  [
    // A third of the letters differ, the most for a suggestion.
    ['pages/Txxxxxg.mdx'],
    /^pages\/Txxxxxg\.mdx is not a page\. Did you mean pages\/Testing\.mdx\?/,
  ],
  [['--format', 'xml'], /^--format xml: give one of text, github\./],
  [['--fxi'], /^Unknown option '--fxi'\. See npm run check -- --help\.\n$/],
])('the invalid arguments %j are reported with a remedy', (args, message) => {
  layOut();
  const {status, stderr} = runAndCompare(...args);
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});

test('ESLint reports to editors the findings of each text, saved or not', () => {
  const file = 'pages/index.mdx';
  const saved = readFileSync(file, 'utf8');
  const changed = saved.replace(/^title: /m, 'titel: ');
  const script = `
    import {ESLint} from 'eslint';
    const eslint = new ESLint();
    const texts = ${JSON.stringify([changed, saved])};
    const lint = (text) => eslint.lintText(text, {filePath: '${file}'});
    const messages = [];
    for (const text of texts) messages.push((await lint(text))[0].messages);
    console.log(JSON.stringify(messages));`;
  const args = ['--input-type=module', '-e', script];
  const {stdout} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  const ruleId = 'front matter';
  const found = (JSON.parse(stdout) as {ruleId: string}[][]).map((messages) =>
    messages.filter((message) => message.ruleId === ruleId),
  );
  const message = expect.stringContaining("Did you mean 'title'?");
  expect(found).toMatchObject([[{ruleId, severity: 2, line: 2, column: 1, message}], []]);
});

test('an HTML element is reported with the Markdown or block to use instead', () => {
  const names = 'a b i img br p ul ol table details div iframe script style h2 font sup Note';
  expect(names.split(' ').map((name) => [name, htmlError(name)])).toMatchSnapshot();
});

/** Makes the small site a repository of its own, as it is now. */
function commitAll(): void {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {cwd: ROOT});
  git('init', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--message', 'Site');
}

describe('a page that was removed', () => {
  const BROCHURE = 'See https://www.trendsoft.example/Testing#price, not /Testing-Tools.\n';
  const ROW = 'found: [/Testing]\n';
  const withoutEntry = change('sidebars.ts', [
    "{path: '/Testing', label: 'Testing', aliases: ['/tests']},",
    '',
  ]);

  /** Removes the page, after it was published. */
  function remove(files: Record<string, string>): string {
    layOut();
    for (const folder of ['brochure', 'tests/acceptance/rows']) {
      mkdirSync(inRoot(folder), {recursive: true});
    }
    writeFileSync(inRoot('brochure/brochure.typ'), BROCHURE);
    writeFileSync(inRoot('tests/acceptance/rows/pages.yml'), ROW);
    commitAll();
    rmSync(inRoot(PAGES.Testing));
    for (const [file, content] of Object.entries(files)) writeFileSync(inRoot(file), content);
    return runAndCompare().stdout;
  }

  test('is not taken out of the tests while the specification asks for it', () => {
    const stdout = remove({...withoutEntry, 'tests/SPEC.md': '# Pages\n\n- /Testing\n'});
    expect(stdout).toMatch(/^tests\/SPEC\.md\n {2}3:1 .+ask the site's owner first/m);
    expect(stdout).toMatch(/^tests\/acceptance\/rows\/pages\.yml\n {2}1:1 .+in line 3: .+first/m);
  });

  test('is recognised with its new name, which is named in every place', () => {
    const stdout = remove({'pages/Tests.mdx': textOf(PAGES.Testing)});
    const text = textOf('sidebars.ts');
    const line = text.split('\n').findIndex((entry) => entry.includes("'/Testing'")) + 1;
    const entry = "{path: '/Tests', aliases: ['/Testing'], label: …}";
    expect(stdout).toContain(`sidebars.ts\n  ${line}:`);
    expect(stdout.split(entry)).toHaveLength(3);
    expect(stdout).toContain('/Testing is an old address: write /Tests');
  });

  test('needs an alias or an entry in "removed"; every place that leads there is named', () => {
    const stdout = remove(withoutEntry);
    expect(stdout).toMatch(
      /^sidebars\.ts\n {2}2:1 .+aliases: \['\/Testing'\].+removed: \['\/Testing'\]/m,
    );
    expect(stdout).toMatch(/^pages\/index\.mdx\n .+leads to \/Testing/m);
    expect(stdout).toMatch(/^brochure\/brochure\.typ\n {2}1:1 /m);
    expect(stdout).toMatch(/^tests\/acceptance\/rows\/pages\.yml\n {2}1:1 .+delete/m);
  });

  test('in "removed" only needs other links', () => {
    const [text = ''] = Object.values(withoutEntry);
    const stdout = remove({
      'sidebars.ts': text.replace('header:', "removed: ['/Testing'],\n  header:"),
    });
    expect(stdout).not.toContain('sidebars.ts\n');
    expect(stdout).toContain('is no page any more');
  });

  test('with an alias, every place can have the new address', () => {
    const [text = ''] = Object.values(withoutEntry);
    const aliases = "label: 'Tester', aliases: ['/Testing']";
    const stdout = remove({'sidebars.ts': text.replace("label: 'Tester'", aliases)});
    expect(stdout).not.toContain('sidebars.ts\n');
    expect(stdout).toMatch(/^pages\/index\.mdx\n .+Write \/Careers\/Tester/m);
    expect(stdout).toContain('/Testing is an old address: write /Careers/Tester');
  });
});

test('a page can be selected by its address', () => {
  layOut(change(PAGES.Testing, ['kind: service', 'kind: servise']));
  expect(runAndCompare('/Careers/Tester').stdout).toContain('1 page checked: 0 errors');
});

test('findings are printed by file, or as annotations with escaped special characters', () => {
  const finding = {file: 'a.mdx', line: 1, level: 'advice', rule: 'words'} as const;
  const findings = [
    {...finding, subject: '<A>', message: '5% of\nit'},
    {...finding, file: 'b,c:.mdx', column: 12, level: 'error', message: 'Wrong'} as const,
    {...finding, message: 'Odd'},
  ];
  expect(format(findings, 2, 'github').split('\n')).toEqual([
    '::notice file=a.mdx,line=1,col=1,title=words::<A>: 5%25 of%0Ait',
    '::error file=b%2Cc%3A.mdx,line=1,col=12,title=words::Wrong',
    '::notice file=a.mdx,line=1,col=1,title=words::Odd',
    '2 pages checked: 1 error, 2 pieces of advice.',
  ]);
  expect(format(findings, 1, 'text')).toMatchSnapshot();
  expect(format(findings.slice(1), 1, 'text')).toBe(
    'b,c:.mdx\n  1:12     error   Wrong  (words)\n\n' +
      'a.mdx\n  1:1      advice  Odd  (words)\n\n' +
      '1 page checked: 1 error, 1 piece of advice.',
  );
});
