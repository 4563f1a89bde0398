import {createRequire} from 'node:module';
import {isLateTemplate, ssrTemplate} from './template';

const {default: stock} = createRequire(__filename)('@docusaurus/core/lib/ssg/ssgTemplate.html') as {
  default: string;
};
const {compile, defaultConfig} = createRequire(require.resolve('@docusaurus/core/package.json'))(
  'eta',
) as {
  compile: (template: string) => (data: object, config: object) => string;
  defaultConfig: object;
};

/** Returns the HTML that Docusaurus writes for a page. */
const render = (template: string) =>
  compile(template)(
    {
      baseUrl: '/docs/',
      version: '3',
      htmlAttributes: 'lang="en"',
      bodyAttributes: '',
      metaAttributes: ['<title>A</title>'],
      headTags: '<link rel="icon" href="/icon.svg">',
      preBodyTags: '<script>theme()</script>',
      postBodyTags: '',
      appHtml: '<main></main>',
      stylesheets: ['assets/css/styles.css'],
      scripts: ['assets/js/runtime~main.1.js', 'assets/js/boot.2.js', 'assets/js/main.3.js'],
    },
    defaultConfig,
  );

test('the boot script is the only one, before the style sheets, and lists the others in order', () => {
  const html = render(ssrTemplate);
  expect(html.match(/<script src.*?<\/script>/g)).toEqual([
    '<script src="/docs/assets/js/boot.2.js" ' +
      'data-scripts="/docs/assets/js/runtime~main.1.js /docs/assets/js/main.3.js"></script>',
  ]);
  expect(html.indexOf('boot.2.js')).toBeLessThan(html.indexOf('styles.css'));
});

test('everything else is as in Docusaurus’ own template', () => {
  const parts = (html: string) =>
    html
      .replaceAll(/<script src.*?<\/script>/g, '')
      .replaceAll(/\s*\n?\s+(?=<)/g, '\n')
      .trim();
  expect(parts(render(ssrTemplate))).toEqual(parts(render(stock)));
});

test('Docusaurus’ own template is not late', () => {
  expect([isLateTemplate(ssrTemplate), isLateTemplate(stock), isLateTemplate(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
