import {audit, review} from './example';
import {asHtml} from './html';
import {asMarkdown} from './markdown';
import {asText} from './text';

const good = {...audit, findings: [review]};

test.each([
  ['HTML', asHtml],
  ['Markdown', asMarkdown],
  ['text', asText],
])('the report in %s says whether it is passed, and the figures', (_, write) => {
  expect(write(audit)).toContain('The audit fails.');
  expect(write(good)).toContain('The audit is passed.');
  for (const words of [
    '2 axe, 1 html-validate, 1 scripted',
    '1 of 2 built, in en',
    '1 min 1 s',
    '100 % (1 of 1 defects caught',
  ]) {
    expect(write(audit)).toContain(words);
  }
});

test('nothing of a page becomes markup of the HTML report', () => {
  const html = asHtml(audit);
  expect(html).toContain('Links must have &lt;text> | a name');
  expect(html).toContain('heading, About &lt;us>');
  expect(html).not.toContain('<text>');
});

test('nothing of a page breaks a row of the Markdown report', () => {
  expect(asMarkdown(audit)).toContain(String.raw`Links must have \<text\> \| a name`);
});

test('what needs review is shown in the HTML report, with its page', () => {
  expect(asHtml(good)).toMatch(/Needs review<\/h2>[^]*Redundant role[^]*\/404\.html/);
});
