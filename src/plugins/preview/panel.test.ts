/** @jest-environment jsdom */
import '../../../tests/setup/jsdom';
import {screen, within} from '@testing-library/dom';
import {createPanel, type ShownFinding} from './panel';

const finding = (file: string, message: string, rule = 'links'): ShownFinding => ({
  file,
  line: 7,
  level: 'error',
  rule,
  message,
});

function panelAt(address: string, findings: ShownFinding[], base = '/') {
  const panel = createPanel(base);
  document.body.replaceChildren(panel.element);
  panel.show(findings, address);
  return panel;
}

const OWN = /^This page: /;

test.each([
  {address: '/', base: '/', file: 'pages/index.mdx'},
  {address: '/Careers/Tester', base: '/', file: 'pages/Careers/Tester.mdx'},
  {address: '/site/Careers/Tester/', base: '/site/', file: 'pages/Careers/Tester.mdx'},
  {address: '/es/', base: '/', file: 'i18n/es/docusaurus-plugin-content-pages/index.mdx'},
  {address: '/es/About', base: '/', file: 'i18n/es/docusaurus-plugin-content-pages/About.mdx'},
])('$address lists the findings of $file with their lines', ({address, base, file}) => {
  panelAt(address, [finding(file, 'The link leads nowhere'), finding('pages/Else.mdx', 'x')], base);
  const own = screen.getByRole('heading', {name: OWN}).parentElement!;
  within(own).getByText(`${file}:7`);
  within(own).getByText(/error: The link leads nowhere/);
  screen.getByText('Other files: 1 finding');
});

test('mistakes of sidebars.ts are an alert on every page, which ends by itself', () => {
  const panel = panelAt('/About', [finding('sidebars.ts', 'A comma is missing', 'navigation')]);
  within(screen.getByRole('alert')).getByText(/A comma is missing/);
  panel.show([finding('pages/Else.mdx', 'x')], '/About');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page without an entry in sidebars.ts is an alert, too', () => {
  panelAt('/', [finding('pages/New.mdx', 'This page has no entry', 'navigation')]);
  within(screen.getByRole('alert')).getByText('pages/New.mdx:7');
});

test('after a navigation, the list is that of the new page', () => {
  const panel = panelAt('/About', [finding('pages/About.mdx', 'x')]);
  screen.getByRole('heading', {name: OWN});
  panel.showPage('/Else');
  expect(screen.queryByRole('heading', {name: OWN})).toBeNull();
});

test('the list is in English on a page in another language', () => {
  const {element} = panelAt('/ar/', [finding('i18n/ar/code.json', 'x')]);
  expect([element.lang, element.dir]).toEqual(['en', 'ltr']);
});

test('without findings, the panel is empty', () => {
  expect(panelAt('/', []).element).toBeEmptyDOMElement();
});
