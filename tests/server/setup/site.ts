/** A small built site with the structure of the real one. */
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {actionOf, fieldsOf, fileFieldsOf, optionOf} from '@trendsoft/forms-service/validate';
import type {Field, Form} from '@trendsoft/forms-service/validate';
import {careers, contact} from '../../../src/forms/tables';
import {POSITION} from '../../setup/answers';
import {newFolder} from './folders';

export const page = (title: string, body: string, language = 'en') =>
  `<!doctype html><html lang="${language}"><head><title>${title}</title>` +
  '<link rel="modulepreload" href="/assets/js/main.js"><link rel="stylesheet" href="/assets/css/a.css">' +
  '<script src="/assets/js/main.js" defer></script></head>' +
  `<body><svg><title>Logo</title></svg><main>${body}</main><script src="/x.js"></script></body></html>`;

const hidden = '<input name="website">';

/** Returns a simplified form as the site's build writes it. */
export function htmlOf(form: Form): string {
  const controls = fieldsOf(form).map(([name, field]) => labelled(name, controlOf(name, field)));
  const type = fileFieldsOf(form).length > 0 ? ' enctype="multipart/form-data"' : '';
  return (
    `<div><div data-form-status></div><form method="post" action="${actionOf(form)}"${type}>` +
    `${controls.join('')}${hidden}<button>Submit</button></form></div>`
  );
}

function labelled(name: string, control: string): string {
  return `<label for="f-${name}">${name}</label>${control}<p id="f-${name}-error" hidden></p>`;
}

function controlOf(name: string, field: Field): string {
  const attributes = `id="f-${name}" name="${name}" aria-describedby="f-${name}-hint"`;
  if (field.control === 'select') {
    // The build adds the open positions.
    const offered = field.options.length > 0 ? field.options : [POSITION];
    const options = offered
      .map(optionOf)
      .map(({value, label = value}) => `<option value="${value}">${label}</option>`);
    return `<select ${attributes}><option value="" selected>Choose</option>${options.join('')}</select>`;
  }
  if (field.control !== 'text') return `<input ${attributes} type="${field.control}">`;
  if (field.lines) return `<textarea ${attributes}></textarea>`;
  return `<input ${attributes} type="${field.type ?? 'text'}">`;
}

export const contactForm = htmlOf(contact);
export const careersForm = htmlOf(careers);

/** Sentences of the fixture's second language. */
export const TELUGU = {
  nameRequired: 'te: name',
  contactSucceeded: 'te: stored',
  contactFailed: 'te: failed',
  errorTitle: 'te: error',
  problemHeading: 'te: problem',
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
  // Incomplete: missing messages fall back to English.
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

/** Files with compressed copies, as written by scripts/build/compress.ts. */
export const COMPRESSED = ['index.html', '404.html', 'assets/js/main.0a1b2c3d.js'];

/**
 * Writes the site to a new folder.
 * @param more additional files, by path
 * @returns the path of the folder.
 */
export async function writeSite(more: Readonly<Record<string, Buffer>> = {}): Promise<string> {
  const root = await newFolder('site');
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
