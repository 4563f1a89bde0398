/** A small built site, shaped like the real one. */
import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {COUNTRIES, POSITIONS, PURPOSES} from '../../../src/forms';

const text = (name: string, type = 'text') =>
  `<label for="f-${name}">${name}</label>` +
  `<input id="f-${name}" name="${name}" type="${type}" aria-describedby="f-${name}-hint">` +
  `<p id="f-${name}-error" hidden></p>`;

const select = (name: string, options: ReadonlyArray<readonly [string, string]>) =>
  `<label for="f-${name}">${name}</label><select id="f-${name}" name="${name}">` +
  `<option value="" selected>Choose</option>` +
  options.map(([value, label]) => `<option value="${value}">${label}</option>`).join('') +
  `</select><p id="f-${name}-error" hidden></p>`;

const phone =
  select(
    'countryCode',
    COUNTRIES.map(({id, name, dialCode}) => [id, `${name} (${dialCode})`] as const),
  ) + text('phoneNumber', 'tel');

const same = (values: readonly string[]) => values.map((value) => [value, value] as const);

export const page = (title: string, body: string, language = 'en') =>
  `<!doctype html><html lang="${language}"><head><title>${title}</title>` +
  '<link rel="modulepreload" href="/assets/js/main.js"><link rel="stylesheet" href="/assets/css/a.css">' +
  '<script src="/assets/js/main.js" defer></script></head>' +
  `<body><svg><title>Logo</title></svg><main>${body}</main><script src="/x.js"></script></body></html>`;

const hidden = '<input name="website"><div hidden data-form-token=""></div>';

export const contactForm =
  '<div><div data-form-status></div><form method="post" action="/contact-form">' +
  text('name') +
  text('email', 'email') +
  phone +
  text('companyName') +
  select('enquiries', same(PURPOSES)) +
  hidden +
  '<button>Submit</button></form></div>';

export const careersForm =
  '<div><div data-form-status></div>' +
  '<form method="post" action="/careers-form" enctype="multipart/form-data">' +
  text('name') +
  text('email', 'email') +
  phone +
  select('position', same(POSITIONS)) +
  text('file', 'file') +
  hidden +
  '<button>Submit</button></form></div>';

/** Sentences of the fixture's second language. */
export const TELUGU = {
  nameRequired: 'te: name',
  contactSucceeded: 'te: stored',
  contactFailed: 'te: failed',
  errorTitle: 'te: error',
  problemHeading: 'te: problem',
  tryAgain: 'te: again',
  reasonFull: 'te: full',
  mailContact: 'te: enquiry',
};

/** Content of every file of the fixture, by path. */
export const FILES: Readonly<Record<string, string>> = {
  'index.html': page('TrendSoft | Home Page', '<h1>Home</h1>'),
  'About/index.html': page('TrendSoft | About Page', '<h1>About</h1>'),
  'TrendSoft/ContactUs/index.html': page('TrendSoft | Contact Us Page', contactForm),
  'te/TrendSoft/ContactUs/index.html': page('TrendSoft | Contact Us Page', contactForm, 'te'),
  'te/404.html': page('TrendSoft | Telugu Not Found', '<h1>Telugu: not found</h1>', 'te'),
  'te/assets/js/main.0a1b2c3d.js': `console.log('te${'x'.repeat(700)}');\n`,
  // Not all of them: what is missing is said in English.
  'te/form-messages.json': JSON.stringify(TELUGU),
  'TrendSoft/Career/index.html': page('TrendSoft | Careers Page', careersForm),
  // A static host needs a page here; the server answers with the redirect instead.
  'contact-us/index.html': page('TrendSoft | Moved', '<h1>Moved</h1>'),
  '404.html': page('TrendSoft | Page Not Found', '<h1>Not found</h1>'),
  _redirects:
    '# made by the build\n/contact-us /TrendSoft/ContactUs 301\n/evil //evil.example 301\n',
  _headers: '/*\n  X-Test: yes\n',
  '_notes.txt': 'for the next release\n',
  '.env': 'SECRET=1\n',
  '.hidden/note.txt': 'secret\n',
  '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  'assets/js/main.0a1b2c3d.js': `console.log('${'x'.repeat(700)}');\n`,
  'assets/css/styles.0a1b2c3d.css': 'body{margin:0}\n',
  'assets/fonts/text.0a1b2c3d.woff2': 'wOF2 not really\n',
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'site.webmanifest': '{"name":"TrendSoft"}\n',
  'sitemap.xml': '<?xml version="1.0"?><urlset/>\n',
  'robots.txt': 'User-agent: *\n',
  'files/brochure.pdf': '%PDF-1.7\n',
};

/** A page as it was built: without the token that the server wrote into it. */
export const withoutToken = (html: string) =>
  html.replace(/<input type="hidden" name="formToken"[^>]*>/, '');

/** Pages and scripts that have compressed twins, as scripts/compress.ts makes them. */
export const COMPRESSED = ['index.html', '404.html', 'assets/js/main.0a1b2c3d.js'];

/**
 * Writes the site into a new folder.
 * @param more files beside it, by path
 * @returns its path.
 */
export async function writeSite(more: Readonly<Record<string, Buffer>> = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [path, content] of Object.entries({...FILES, ...more})) {
    await mkdir(dirname(join(root, path)), {recursive: true});
    await writeFile(join(root, path), content);
  }
  for (const path of COMPRESSED) {
    const content = FILES[path] ?? '';
    await writeFile(join(root, `${path}.br`), brotliCompressSync(content));
    await writeFile(join(root, `${path}.gz`), gzipSync(content));
  }
  return root;
}
