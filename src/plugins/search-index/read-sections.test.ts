import {readSections} from './read-sections';

const page = (main: string, attributes = '') =>
  `<!doctype html><html lang="es"><body><nav>Menu</nav><main${attributes}>${main}</main><footer>Foot</footer></body></html>`;

test('a section begins at each h2 and h3 with an id, wherever it is', () => {
  const html = page(
    '<div><h1>Audits</h1><p>Before.</p></div><div><h2 id="how">How <em>we</em> work</h2><p>First.</p><div><h3 id="who">Who</h3><p>Second.</p></div></div>',
  );
  expect(readSections(html).sections).toEqual([
    {id: '', heading: '', text: 'Audits Before.'},
    {id: 'how', heading: 'How we work', text: 'First.'},
    {id: 'who', heading: 'Who', text: 'Second.'},
  ]);
});

test('a heading without an id is text of its section', () => {
  const html = page('<h2 id="a">One</h2><h3>Two</h3><p>Three</p>');
  expect(readSections(html).sections.at(-1)?.text).toBe('Two Three');
});

test('blocks separate words, and marks inside a line do not', () => {
  const html = page(
    '<ul><li>one</li><li>t<strong>w</strong>o<ul><li>three</li></ul></li></ul><p>four</p>',
  );
  expect(readSections(html).sections[0]?.text).toBe('one two three four');
});

test('a term and its description are joined by a colon', () => {
  const html = page('<dl><dt>Where</dt><dd>Checkout.</dd><dt>How</dt><dd>By keyboard.</dd></dl>');
  expect(readSections(html).sections[0]?.text).toBe('Where: Checkout. How: By keyboard.');
});

test('menus, forms, drawings, scripts and what needs them are left out', () => {
  const html = page(
    '<p>Text</p><form><label>Name</label></form><svg><title>Ring</title></svg><script>a()</script><noscript>Without</noscript><div data-needs-script>Button</div>',
  );
  expect(readSections(html).sections[0]?.text).toBe('Text');
});

test('the language is that of the main content, if it has one', () => {
  expect(readSections(page('<p>Text</p>', ' lang="en"')).lang).toBe('en');
  expect(readSections(page('<p>Texto</p>'))).not.toHaveProperty('lang');
});
