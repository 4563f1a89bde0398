/**
 * Every example of every component goes through axe-core. They are read from the disk,
 * so that a new one is covered on the day it is made.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {ReactElement} from 'react';
import {violations} from '../../tests/setup/axe';
import {render} from '../../tests/setup/render';

const folders = ['components', 'primitives'].flatMap((parent) =>
  readdirSync(path.join(__dirname, '..', parent), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => ({
      name: `${parent}/${name}`,
      file: path.join(__dirname, '..', parent, name, `${name}.examples.tsx`),
    })),
);

test('every component has examples', () => {
  const without = folders.filter(({file}) => !existsSync(file)).map(({name}) => name);
  expect(without).toEqual([]);
});

const withExamples = folders.filter(({file}) => existsSync(file));

describe.each(withExamples)('$name', ({file}) => {
  const {examples} = jest.requireActual<{examples: Record<string, ReactElement>}>(file);

  test('has at least one example', () => {
    expect(Object.keys(examples)).not.toHaveLength(0);
  });

  test.each(Object.entries(examples))('%s: axe-core finds nothing', async (_, example) => {
    // Breadcrumbs need a page below the home page.
    const path = '/TrendSoft/oursolutions/Testing/UsabilityTesting';
    const {container} = render(example, {path});
    expect(await violations(container)).toEqual([]);
  });
});
