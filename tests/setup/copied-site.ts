/** A copy of the repository that a test may change, build and throw away. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

const PARTS = [
  ...['docusaurus.config.ts', 'sidebars.ts', 'package.json', 'package-lock.json'],
  ...['tsconfig.json', '.prettierrc.json'],
  ...['brochure', 'docs', 'i18n', 'pages', 'src', 'static'],
];

interface Finished {
  code: number | null;
  out: string;
  error: string;
}

export interface CopiedSite {
  root: string;
  /** Path of a file in the copy. */
  file: (name: string) => string;
  /** `npm run new -- …` in the copy. */
  make: (...args: string[]) => Finished;
  /** The same with variables in the environment. */
  makeWith: (env: Record<string, string>, ...args: string[]) => Finished;
  /** Builds it into `build`. @throws Error with the build's own words when it fails */
  build: (env?: Record<string, string>) => void;
  remove: () => void;
}

/** Copies what a site is made of to a new folder; node_modules is shared. */
export function layOutSite(root: string): void {
  rmSync(root, {recursive: true, force: true});
  mkdirSync(root, {recursive: true});
  for (const part of PARTS) cpSync(part, path.join(root, part), {recursive: true});
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
}

/** A copy in a folder below test-results/, and what a test does with it. */
export function copySite(name: string): CopiedSite {
  const root = path.resolve('test-results', name);
  layOutSite(root);
  const node = (args: string[], env: Record<string, string> = {}): Finished => {
    const {PATH = ''} = process.env;
    const options = {cwd: root, encoding: 'utf8', env: {PATH, ...env}} as const;
    const {status, stdout, stderr} = spawnSync(process.execPath, args, options);
    return {code: status, out: stdout, error: stderr};
  };
  const command = ['--import', 'jiti/register', path.resolve('scripts/new.ts')];
  return {
    root,
    file: (name) => path.join(root, name),
    make: (...args) => node([...command, ...args]),
    makeWith: (env, ...args) => node([...command, ...args], env),
    build(env) {
      const {code, out, error} = node([DOCUSAURUS, 'build'], env);
      if (code !== 0) throw new Error(`The build in ${root} failed:\n${out}\n${error}`);
    },
    remove: () => rmSync(root, {recursive: true}),
  };
}
