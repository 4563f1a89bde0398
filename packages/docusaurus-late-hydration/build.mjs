/** Compiles the package into dist/, a package without sources: `npm run pack` packs that folder. */
import {spawnSync} from 'node:child_process';
import {copyFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const FOLDER = import.meta.dirname;
const DIST = path.join(FOLDER, 'dist');

/** Files that are not compiled. */
const COPIED = {
  'README.md': 'README.md',
  'CHANGELOG.md': 'CHANGELOG.md',
  LICENSE: 'LICENSE',
  'src/plugins/short-messages-loader.cjs': 'plugins/short-messages-loader.cjs',
  'src/late-css.d.ts': 'late-css.d.ts',
};

/** Compiles to what Node loads (CommonJS, as all of Docusaurus' plugins), or to what the bundler reads (modules). */
function compile(configuration) {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const args = [tsc, '-p', path.join(FOLDER, configuration)];
  const {status} = spawnSync(process.execPath, args, {stdio: 'inherit'});
  if (status !== 0) throw new Error('The sources do not compile.');
}

/** Names each source in the manifest by what it was compiled to. */
function published({private: _private, scripts: _scripts, ...manifest}) {
  const compiled = (source) => source.replace('./src/', './').replace(/\.tsx?$/, '.js');
  const exported = (source) => ({
    types: compiled(source).replace(/\.js$/, '.d.ts'),
    default: compiled(source),
  });
  const {'./package.json': own, ...sources} = manifest.exports;
  const exports = Object.entries(sources).map(([name, source]) => [name, exported(source)]);
  return {
    ...manifest,
    exports: {
      ...Object.fromEntries(exports),
      './late-css': {types: './late-css.d.ts'},
      './package.json': own,
    },
  };
}

rmSync(DIST, {recursive: true, force: true});
compile('tsconfig.build.json');
compile('tsconfig.build-client.json');
for (const [source, target] of Object.entries(COPIED)) {
  copyFileSync(path.join(FOLDER, source), path.join(DIST, target));
}
const manifest = published(JSON.parse(readFileSync(path.join(FOLDER, 'package.json'), 'utf8')));
writeFileSync(path.join(DIST, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
