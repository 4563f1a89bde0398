/** A copy of the repository that a test may change, build and throw away. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

const PARTS = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.prettierrc.json',
  'brochure',
  'docs',
  'i18n',
  'pages',
  'src',
  'static',
];

/** Copies the site to a folder below test-results/; node_modules is shared. */
export function copySite(name: string) {
  const root = path.resolve('test-results', name);
  rmSync(root, {recursive: true, force: true});
  mkdirSync(root, {recursive: true});
  for (const part of PARTS) cpSync(part, path.join(root, part), {recursive: true});
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return {
    /** Returns the path of a file in the copy. */
    file: (name: string) => path.join(root, name),
    /** Builds the copy, not minified, since tests read only its errors. @throws Error with the output of the build if it fails */
    build() {
      const env = {PATH: process.env['PATH'] ?? ''};
      const options = {cwd: root, encoding: 'utf8', env} as const;
      const args = [DOCUSAURUS, 'build', '--no-minify'];
      const {status, stdout, stderr} = spawnSync(process.execPath, args, options);
      if (status !== 0) throw new Error(`The build in ${root} failed:\n${stdout}\n${stderr}`);
    },
    remove: () => rmSync(root, {recursive: true}),
  };
}
