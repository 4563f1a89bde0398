import {screen, within} from '@testing-library/react';
import type {ReactElement} from 'react';
import {render} from '../../../tests/setup/render';
import {examples} from './Logos.examples';

afterEach(() => {
  jest.restoreAllMocks();
});

const moving = examples['Logos that move'] as ReactElement;
const grid = examples['Logos in a grid'] as ReactElement;

test('nine logos are slides of one carousel', () => {
  render(moving);
  const carousel = screen.getByRole('region', {name: 'Clients'});
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  expect(within(carousel).getAllByRole('group', {name: /^\d of 9$/})).toHaveLength(9);
});

test('a grid is a list of all logos', () => {
  render(grid);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(9);
});

test('a logo has its company as its name, its size, and loads when it is needed', () => {
  render(grid);
  const logo = screen.getByRole('img', {name: 'Hollybasket'});
  expect(logo).toHaveAttribute('title', 'Hollybasket');
  expect(logo).toHaveAttribute('src', '/img/clients/hollybasket.svg');
  expect(logo).toHaveAttribute('width', '200');
  expect(logo).toHaveAttribute('height', '80');
  expect(logo).toHaveAttribute('loading', 'lazy');
});
