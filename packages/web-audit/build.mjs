/** Compiles the package into dist/, a package without sources: `npm run pack` packs that folder. */
import {spawnSync} from 'node:child_process';
import {copyFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const FOLDER = import.meta.dirname;
const DIST = path.join(FOLDER, 'dist');

/** Compiles to what every Node loads (CommonJS), as the engines are. */
function compile() {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const args = [tsc, '-p', path.join(FOLDER, 'tsconfig.build.json')];
  const {status} = spawnSync(process.execPath, args, {stdio: 'inherit'});
  if (status !== 0) throw new Error('The sources do not compile.');
}

/**
 * Names each source in the manifest by what it was compiled to. Engines and browser are development dependencies in
 * this repository, so that a host which builds the site does not install them.
 */
function published({private: _private, scripts: _scripts, devDependencies, ...manifest}) {
  const compiled = (source) => source.replace('./src/', './').replace(/\.ts$/, '.js');
  const exported = (source) => ({
    types: compiled(source).replace(/\.js$/, '.d.ts'),
    default: compiled(source),
  });
  const {'./package.json': own, ...sources} = manifest.exports;
  const exports = Object.entries(sources).map(([name, source]) => [name, exported(source)]);
  const bin = Object.entries(manifest.bin).map(([name, source]) => [name, compiled(source)]);
  return {
    ...manifest,
    exports: {...Object.fromEntries(exports), './package.json': own},
    bin: Object.fromEntries(bin),
    dependencies: devDependencies,
  };
}

rmSync(DIST, {recursive: true, force: true});
compile();
/** What Orca and the window manager read. */
const ORCA = 'screen-reader/orca';
for (const file of ['orca43.py', 'openbox.xml']) {
  copyFileSync(path.join(FOLDER, 'src', ORCA, file), path.join(DIST, ORCA, file));
}
for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) {
  copyFileSync(path.join(FOLDER, file), path.join(DIST, file));
}
const manifest = published(JSON.parse(readFileSync(path.join(FOLDER, 'package.json'), 'utf8')));
writeFileSync(path.join(DIST, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
