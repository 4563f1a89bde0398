/** Compiles the package into dist/, a package without sources: `npm run pack` packs that folder. */
import {spawnSync} from 'node:child_process';
import {copyFileSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {rspack} from '@rspack/core';

const FOLDER = import.meta.dirname;
const DIST = path.join(FOLDER, 'dist');

/** Modules and declarations, for Node and for bundlers. */
function compile() {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const args = [tsc, '-p', path.join(FOLDER, 'tsconfig.build.json')];
  const {status} = spawnSync(process.execPath, args, {stdio: 'inherit'});
  if (status !== 0) throw new Error('The sources do not compile.');
}

/** Writes the sentences as modules: not every Node and browser imports JSON. */
function compileJson() {
  const messages = path.join(DIST, 'messages');
  for (const name of readdirSync(messages).filter((file) => file.endsWith('.json'))) {
    writeFileSync(
      path.join(messages, `${name}.js`),
      `export default ${readFileSync(path.join(messages, name), 'utf8')}`,
    );
    rmSync(path.join(messages, name));
  }
  const index = path.join(messages, 'index.js');
  writeFileSync(index, readFileSync(index, 'utf8').replaceAll(".json';", ".json.js';"));
}

/** The worker in one file with its libraries: a page without a bundler starts it by its address. */
function bundleWorker() {
  return new Promise((done, fail) => {
    const configuration = {
      mode: 'production',
      target: ['webworker', 'es2022'],
      entry: path.join(DIST, 'worker.js'),
      output: {path: DIST, filename: 'worker.js'},
      module: {parser: {javascript: {dynamicImportMode: 'eager'}}},
      performance: false,
    };
    rspack(configuration, (error, stats) => {
      if (error || stats.hasErrors()) fail(error ?? new Error(stats.toString('errors-only')));
      else done();
    });
  });
}

/** Names each source in the manifest by what it was compiled to. */
function published({private: _private, scripts: _scripts, ...manifest}) {
  const compiled = (source) => source.replace('./src/', './').replace(/\.ts$/, '.js');
  const exported = (source) => ({
    types: compiled(source).replace(/\.js$/, '.d.ts'),
    default: compiled(source),
  });
  const mapped = (entries, map) =>
    Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, map(file)]));
  return {
    ...manifest,
    exports: mapped(manifest.exports, exported),
    bin: mapped(manifest.bin, compiled),
    sideEffects: manifest.sideEffects.map(compiled),
  };
}

rmSync(DIST, {recursive: true, force: true});
compile();
compileJson();
await bundleWorker();
for (const file of ['README.md', 'RULES.md', 'LICENSE']) {
  copyFileSync(path.join(FOLDER, file), path.join(DIST, file));
}
const manifest = published(JSON.parse(readFileSync(path.join(FOLDER, 'package.json'), 'utf8')));
writeFileSync(path.join(DIST, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
