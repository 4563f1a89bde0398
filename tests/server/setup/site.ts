/** A small built site with the structure of the real one. */
import {htmlOf, page, writeFiles} from '../../../packages/forms-service/tests/setup/html';
import {careers, contact} from '../../../src/forms/tables';
import {POSITION} from '../../setup/answers';

const contactForm = htmlOf(contact);
const careersForm = htmlOf(careers, POSITION);

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

/** Writes the site to a new folder. @param more additional files, by path @returns the path of the folder */
export const writeSite = (more?: Readonly<Record<string, Buffer>>) =>
  writeFiles({files: FILES, compressed: COMPRESSED}, more);
