/** Addresses that were meant otherwise, by what they look like. */
import {LOCALES} from '../../../src/locales';
import type {Site} from '../site';

/** What is wrong with an address, and what it should be where that is plain. */
export interface Fault {
  message: string;
  put?: string;
}

const OTHERS = Object.keys(LOCALES).filter((locale) => locale !== 'en');
const LOCALE = new RegExp(`^/(?:${OTHERS.join('|')})(?=/|$)`);

/** The site's own address, as docusaurus.config.ts has it. */
const OWN = process.env['SITE_URL'] ?? 'https://www.trendsoft.example';

/** What is wrong with an address that is no path of this site as it stands. */
export function foreignFault(address: string, {pages}: Pick<Site, 'pages'>): Fault | undefined {
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address)) {
    return {
      message: `${address} is an e-mail address. Write mailto:${address}`,
      put: `mailto:${address}`,
    };
  }
  if (/^\+?[\d(](?:[\d\s().-]|%20){6,}$/.test(address)) {
    const put = `tel:${address.replaceAll('%20', '').replaceAll(/[^\d+]/g, '')}`;
    return {message: `${address} is a telephone number. Write ${put}`, put};
  }
  if (/^www\./.test(address)) {
    return {
      message: `${address} is an address of the web. Write https://${address}`,
      put: `https://${address}`,
    };
  }
  if (/^(?:file:|[A-Za-z]:[\\/])/.test(address)) {
    return {message: `${address} is a file of your own computer. Nobody else has it`};
  }
  if (/^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?/.test(address)) {
    const put = address.replace(/^https?:\/\/[^/]*/, '') || '/';
    return {message: `${address} is the site on your own computer. Write ${put}`, put};
  }
  if (address.startsWith(`${OWN}/`)) {
    const put = address.slice(OWN.length);
    return {
      message: `${address} is a page of this site. Write ${put}, so that the link is checked`,
      put,
    };
  }
  const scheme = /^https?:\/\/?https?:|^https?:\/(?!\/)/.exec(address);
  if (scheme) {
    const put = address.replace(/^(?:https?:\/*)+/, 'https://');
    return {message: `${address} begins wrongly. Write ${put}`, put};
  }
  if (address.includes('\\')) {
    const put = address.replaceAll('\\', '/');
    return {message: `Addresses have slashes, not backslashes. Write ${put}`, put};
  }
  const [file] = /^\/?(?:pages|static)\//.exec(address) ?? [];
  if (file) {
    const put = `/${address.slice(file.length)}`.replace(/\.mdx$/, '');
    return {message: `${address} is where the file lies. Its address is ${put}`, put};
  }
  const [language] = LOCALE.exec(address) ?? [];
  if (!language || pages.has(address)) return undefined;
  const put = address.slice(language.length) || '/';
  return {
    message: `${language} is added by the site where a page is shown in that language. Write ${put}`,
    put,
  };
}
