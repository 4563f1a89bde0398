import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {rspack} from '@rspack/core';
import buildCache from '.';

const context = {
  siteDir: mkdtempSync(path.join(tmpdir(), 'build-cache-')),
  siteConfig: {},
  i18n: {currentLocale: 'en'},
  localizationDir: 'none',
} as LoadContext;

/** What is added to a build's configuration. */
const added = (config: object) =>
  buildCache(context).configureWebpack?.(config, false, {} as never, undefined);

const PERSISTENT = {cache: true, experiments: {cache: {type: 'persistent', version: 'stock'}}};

test('the cache of a build is named by its sources', () => {
  expect(added(PERSISTENT)).toEqual({
    experiments: {cache: {version: expect.stringMatching(/[0-9a-f]{64}/)}},
  });
});

test('a build without a cache has none to name', () => {
  expect(added({})).toEqual({});
});

test('a cache whose version has moved stops the build', () => {
  const moved = {cache: {type: 'persistent', version: 'stock'}, experiments: {}};
  expect(() => added(moved)).toThrow(/no longer sets Rspack’s `experiments\.cache\.version`/);
});

test('Rspack takes the version of its cache from `experiments.cache.version`', () => {
  const options = rspack.config.getNormalizedRspackOptions({
    experiments: {cache: {type: 'persistent', version: 'ours'}},
  });
  expect(options.experiments.cache).toMatchObject({version: 'ours'});
});
