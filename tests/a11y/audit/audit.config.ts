/** What the audit needs to know about this site. */
import {defineConfig} from '@trendsoft/web-audit';
import {hydrated} from '../../setup/browser';
import {STATES} from '../states';
import {builtHtml, isMoved} from './built';

/** The elements that redirect a browser: a refresh in the head, and a script. */
const REDIRECTS = /<meta[^>]*http-equiv="?refresh[^>]*>|<script[^>]*>[^<]*<\/script>/g;

/** Longest time until a carousel is ready after it was in view, in ms. */
const CAROUSEL_MS = 3000;

export default defineConfig({
  site: '../../../build',
  states: STATES,
  siteMaps: ['/site-map', '/accessibility-conformance-report'],
  // --target in src/css/tokens.css.
  mainActionHeight: 44,
  // On a drawn page, larger numbers would cover what they name. The entries of the list beside it do the same.
  minorActions: '.checkNumbers > button',
  also: ['without-script'],
  advice: {
    'control-contrast':
      'Use --edge for borders, and currentcolor or a role of tokens.css for icons.',
    'pixel-contrast': 'The roles of tokens.css say what they contrast with.',
    'reduced-motion': '--quick and --calm are 0 then.',
    'target-size': '--target is the height of main actions.',
  },
  // Maps.
  blockOtherHosts: true,
  beforeOpening: async (page, {route}) => {
    const built = builtHtml(route);
    if (!isMoved(built)) return;
    // Show the page as on a static host, in a browser that does not redirect.
    const body = built.replace(REDIRECTS, '');
    await page.route(
      ({pathname}) => pathname === route,
      (request) => request.fulfill({contentType: 'text/html', body}),
    );
  },
  whenLoaded: async (page, {route}) => {
    if (!isMoved(builtHtml(route))) await hydrated(page);
  },
  whenRevealed: async (page) => {
    const isReady = () =>
      !document.querySelector('[aria-roledescription="carousel"]:not([data-ready])');
    await page.waitForFunction(isReady, undefined, {timeout: CAROUSEL_MS}).catch(() => undefined);
  },
});
