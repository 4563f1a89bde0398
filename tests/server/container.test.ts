/**
 * Runs the steps of deploy/Dockerfile in empty folders, so that no container engine is needed: npm installs the packages
 * and builds the site, which takes two minutes. Only `npm test -- all` runs this; alone: npm test -- server container.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync, renameSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';
import {cleanEnvironment} from '../../scripts/test/clean-environment';
import {newFolder} from '../../packages/forms-service/tests/setup/folders';
import {contextFiles, copy, stagesOf} from './setup/dockerfile';
import {startServerProgram} from './setup/programs';
import {forms} from './setup/service';

const SITE_URL = 'https://container.example';
const MINUTES = 60_000;

let folder: string;
let app: string;
beforeAll(async () => {
  folder = await newFolder('container');
  app = join(folder, 'app');
  await mkdir(app);
});

const [build = [], runtime = []] = stagesOf(readFileSync('deploy/Dockerfile', 'utf8'));

/** Runs a command line in the folder that stands for /app. */
function runLine(line: string, cwd = app): void {
  const env = {...cleanEnvironment(), SITE_URL, npm_config_prefer_offline: 'true', NODE_ENV: ''};
  const {status, stderr, stdout} = spawnSync('sh', ['-ec', line], {cwd, env, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${line}\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
}

test(
  'the steps of the first stage build a release',
  () => {
    const files = contextFiles();
    for (const {name, text} of build) {
      if (name === 'COPY') copy(text, files, app);
      else if (name === 'RUN') runLine(text);
      else expect(['WORKDIR', 'ARG']).toContain(name);
    }
    const page = readFileSync(join(app, 'trendsoft/build/index.html'), 'utf8');
    expect(page).toContain(SITE_URL);
  },
  20 * MINUTES,
);

test('the release of the second stage serves the site, and is healthy', async () => {
  expect(runtime.filter(({name}) => name === 'COPY')).toEqual([
    {name: 'COPY', text: '--from=build /app/trendsoft ./'},
  ]);
  const release = join(app, 'trendsoft');
  const env = {DATA_DIR: join(folder, 'data'), SITE_DIR: join(release, 'build')};
  const server = await startServerProgram(join(release, 'server.cjs'), env, 'Ctrl+C');
  try {
    const health = runtime.find(({name}) => name === 'HEALTHCHECK')?.text ?? '';
    const [, command = '[]'] = /CMD (\[.*\])$/.exec(health) ?? [];
    const [, ...args] = JSON.parse(command) as string[];
    const ownPort = args.map((word) => word.replace('http://127.0.0.1:3000', server.url));
    expect(spawnSync(process.execPath, ownPort).status).toBe(0);
    expect((await forms(['list'], env)).out).toContain('Nothing to list.');
  } finally {
    await server.end('SIGTERM');
  }
});

test(
  'a build in another folder, with marks in its name, is the same but for the date of the bill of materials',
  () => {
    const odd = join(folder, "it's [odd]");
    renameSync(join(app, 'build'), join(folder, 'first'));
    renameSync(app, odd);
    runLine('npm run build', odd);
    const entries = readdirSync(join(folder, 'first'), {recursive: true, withFileTypes: true});
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => join(parentPath, name).slice(join(folder, 'first').length));
    const different = files.filter(
      (file) =>
        !readFileSync(join(folder, 'first', file)).equals(readFileSync(join(odd, 'build', file))),
    );
    expect(different).toEqual(['/.sbom.cdx.json']);
  },
  20 * MINUTES,
);
