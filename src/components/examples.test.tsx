/**
 * Every example of every room goes through axe-core. Rooms are read from the disk,
 * so that a new one is covered on the day it is made.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {ReactElement} from 'react';
import {violations} from '../../tests/setup/axe';
import {render} from '../../tests/setup/render';

const rooms = ['components', 'primitives'].flatMap((floor) =>
  readdirSync(path.join(__dirname, '..', floor), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => ({
      room: `${floor}/${name}`,
      file: path.join(__dirname, '..', floor, name, `${name}.examples.tsx`),
    })),
);

test('every room has examples', () => {
  const without = rooms.filter(({file}) => !existsSync(file)).map(({room}) => room);
  expect(without).toEqual([]);
});

const furnished = rooms.filter(({file}) => existsSync(file));

describe.each(furnished)('$room', ({file}) => {
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
