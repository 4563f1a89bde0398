/** Compiles each of the server's programs into one file, so that it starts without compiling. */
import {resolve} from 'node:path';
import {DefinePlugin, rspack, type Configuration} from '@rspack/core';

/** Name of the compiled program → its source. */
export const PROGRAMS = {
  server: 'src/server/main.ts',
  forms: 'src/server/cli.ts',
  // Not a command: the thread in which the server checks documents.
  'thread-main': 'packages/document-check/src/node/thread-main.ts',
};

type Programs = Readonly<Record<string, string>>;

/** Contains a native library for each system, which cannot be bundled. */
export const NATIVE = '@photostructure/sqlite';

function configuration(folder: string, programs: Programs): Configuration {
  return {
    mode: 'production',
    // The oldest supported Node.
    target: 'node20.20',
    entry: Object.fromEntries(
      Object.entries(programs).map(([name, source]) => [name, resolve(source)]),
    ),
    output: {path: folder, filename: '[name].cjs', chunkFormat: false},
    // pg-native is an optional driver for PostgreSQL, which is not installed.
    externals: {[NATIVE]: `commonjs ${NATIVE}`, 'pg-native': 'commonjs pg-native'},
    resolve: {extensions: ['.ts', '.js', '.json']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: {jsc: {parser: {syntax: 'typescript'}, target: 'es2023'}},
        },
      ],
      parser: {javascript: {dynamicImportMode: 'eager'}},
    },
    plugins: [
      new DefinePlugin({
        // The address of the compiled program, not that of the source on the machine that compiled it.
        'import.meta.url': "require('node:url').pathToFileURL(__filename).href",
        // For src/server/options.ts.
        IS_COMPILED: 'true',
      }),
    ],
    // Keeps the names of errors and classes, so that operators can search for them.
    optimization: {minimize: false},
    node: {__dirname: false, __filename: false},
    ignoreWarnings: [/Critical dependency|Can't resolve/],
    performance: false,
  };
}

/** @throws Error with what could not be compiled. */
export function bundle(folder: string, programs: Programs = PROGRAMS): Promise<void> {
  return new Promise((done, fail) => {
    rspack(configuration(folder, programs), (error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString({preset: 'errors-only'})));
      else done();
    });
  });
}
