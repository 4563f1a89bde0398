import {audit, criterion, review} from './example';
import {asHtml} from './html';
import {asMarkdown} from './markdown';
import {asText} from './text';

const htmlOf = (of: typeof audit) => asHtml(of, [criterion]);
const good = {...audit, findings: [review]};

test.each([
  ['HTML', htmlOf],
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
  const html = htmlOf(audit);
  expect(html).toContain('Links must have &lt;text> | a name');
  expect(html).toContain('heading, About &lt;us>');
  expect(html).not.toContain('<text>');
});

test('nothing of a page breaks a row of the Markdown report', () => {
  expect(asMarkdown(audit)).toContain(String.raw`Links must have \<text\> \| a name`);
});

test('what needs review is shown in the HTML report, with its page', () => {
  expect(htmlOf(good)).toMatch(/Needs review<\/h2>[^]*Redundant role[^]*\/404\.html/);
});

test('the HTML report names the evidence of each criterion, and what is left to people', () => {
  expect(asHtml(audit, [criterion])).toMatch(
    /2\.4\.4 Link Purpose[^]*axe: link-name; scripted: links/,
  );
  const people = {...criterion, engines: {}, checks: [], people: true};
  expect(asHtml(audit, [people])).toContain('manual: not yet evaluated by a person');
});
