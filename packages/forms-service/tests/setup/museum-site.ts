/** A built site of the museum, in two languages, with every kind of file that the service serves. */
import {article, visit} from '../../src/example/forms';
import {htmlOf, page, writeFiles} from './html';

const visitForm = htmlOf(visit);

/** Sentences of the second language. */
export const TELUGU = {
  nameRequired: 'te: name',
  visitSucceeded: 'te: stored',
  visitFailed: 'te: failed',
  errorTitle: 'te: error',
  problemHeading: 'te: problem',
  reasonFull: 'te: full',
  mailVisit: 'te: visit',
};

/** Content of every file, by path. */
export const FILES: Readonly<Record<string, string>> = {
  'index.html': page('Harbour Museum', '<h1>Home</h1>'),
  'About/index.html': page('About: Harbour Museum', '<h1>About</h1>'),
  'visit/index.html': page('Group visits: Harbour Museum', visitForm),
  'te/visit/index.html': page('Group visits: Harbour Museum', visitForm, 'te'),
  'te/404.html': page('Telugu: Not Found', '<h1>Telugu: not found</h1>', 'te'),
  'te/assets/js/main.0a1b2c3d.js': `console.log('te${'x'.repeat(700)}');\n`,
  // Incomplete: missing messages fall back to English.
  'te/form-messages.json': JSON.stringify(TELUGU),
  'journal/index.html': page('Journal: Harbour Museum', htmlOf(article)),
  // A static host needs a page here; the service answers with the redirect instead.
  'groups/index.html': page('Moved', '<h1>Moved</h1>'),
  '404.html': page('Not Found', '<h1>Not found</h1>'),
  _redirects: '# made by the build\n/groups /visit 301\n/evil //evil.example 301\n',
  _headers: '/*\n  X-Test: yes\n',
  '_notes.txt': 'for the next release\n',
  '.env': 'SECRET=1\n',
  '.hidden/note.txt': 'secret\n',
  '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  'assets/js/main.0a1b2c3d.js': `console.log('${'x'.repeat(700)}');\n`,
  'assets/css/styles.0a1b2c3d.css': 'body{margin:0}\n',
  'assets/fonts/text.0a1b2c3d.woff2': 'wOF2 not really\n',
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'site.webmanifest': '{"name":"Harbour Museum"}\n',
  'sitemap.xml': '<?xml version="1.0"?><urlset/>\n',
  'robots.txt': 'User-agent: *\n',
  'files/plan.pdf': '%PDF-1.7\n',
};

const SITE = {
  files: FILES,
  compressed: ['index.html', '404.html', 'assets/js/main.0a1b2c3d.js'],
};

/** Writes the site to a new folder. @param more additional files, by path @returns the path of the folder */
export const writeSite = (more?: Readonly<Record<string, Buffer>>) => writeFiles(SITE, more);
