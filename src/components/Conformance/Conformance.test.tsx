import {screen, within} from '@testing-library/react';
import {render} from '../../../tests/setup/render';
import {OpenAcrLink} from '.';
import {examples} from './Conformance.examples';

const remarksOn = (criterion: RegExp) => {
  const name = screen.getByRole('rowheader', {name: criterion});
  return within(name.closest('tr') ?? document.body).getByRole('cell').textContent;
};

test('each row is named by its criterion, which leads to what the W3C says about it', () => {
  render(examples['Four criteria'] ?? <></>);
  screen.getByRole('table', {name: 'WCAG 2.2, level A: conformance by criterion'});
  const criterion = screen.getByRole('rowheader', {name: '1.1.1 Non-text Content'});
  const link = within(criterion).getByRole('link');
  expect(link).toHaveAttribute('href', expect.stringMatching(/w3\.org.+non-text-content/));
  expect(link).toHaveAttribute('lang', 'en');
  const columns = screen.getAllByRole('columnheader').map(({textContent}) => textContent);
  expect(columns).toEqual(['Criterion', 'Conformance, remarks and evidence']);
});

test('a criterion is supported by evidence, which is named, and what waits for a person is too', () => {
  render(examples['Four criteria'] ?? <></>);
  expect(remarksOn(/^1\.1\.1/)).toBe(
    'Supports. No failure found. Rules: axe-core 9, html-validate 3. Waiting for a person: 2.',
  );
});

test('without evidence nothing is said but that', () => {
  render(examples['Four criteria'] ?? <></>);
  expect(remarksOn(/^1\.3\.3/)).toBe('Not evaluated. Not yet evaluated by a person.');
});

test('what a script has shown of a criterion that is left to people does not support it', () => {
  render(examples['Four criteria'] ?? <></>);
  expect(remarksOn(/^2\.1\.4/)).toBe(
    'Not evaluated. No failure found. Scripts: no-shortcuts. Not yet evaluated by a person.',
  );
});

test('failures are counted', () => {
  render(examples['Four criteria'] ?? <></>);
  expect(remarksOn(/^2\.4\.2/)).toBe(
    'Partially supports. Failures found: 3. Scripts: unique-titles.',
  );
});

test('the facts of an audit are rows of a table, in the numbers and dates of the language', () => {
  render(examples['The last audit'] ?? <></>, {locale: 'es'});
  const table = screen.getByRole('table', {name: 'The last accessibility audit of this website'});
  const fact = (name: string) =>
    within(within(table).getByRole('rowheader', {name}).closest('tr') ?? table).getByRole('cell')
      .textContent;
  expect(fact('Last full audit')).toBe('21 de noviembre de 2026');
  expect(fact('Test engines')).toBe('axe-core 4.14.1, html-validate 10.17.0; Chromium 140');
  expect(fact('Faults planted to test the audit itself, and caught')).toBe('60 of 61');
});

test('programs find the report below the path of the site', () => {
  render(<OpenAcrLink>OpenACR data</OpenAcrLink>, {baseUrl: '/site/'});
  expect(screen.getByRole('link')).toHaveAttribute('href', '/site/openacr.json');
});
