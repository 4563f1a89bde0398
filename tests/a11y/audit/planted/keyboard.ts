import {append, at, set} from '@trendsoft/web-audit/plant';
import {CAREERS, CONTACT} from '../routes';
import {CHECK} from '../../../setup/documents';
import {pageOfKind, pageWith, PLAIN_PAGE} from '../../../setup/routes';
import type {PlantedFaults} from './planted-faults';

export const KEYBOARD: PlantedFaults = {
  'pointer-only': [
    {
      name: 'A paragraph opens something by click only',
      visit: at(PLAIN_PAGE),
      plant: {css: 'main p {cursor: pointer}'},
    },
  ],
  'keyboard-walk': [
    {
      name: 'Tab cannot leave the sign-up field',
      visit: at('/'),
      plant: {
        script: () => {
          const field = document.querySelector<HTMLInputElement>('main input[type=email]');
          field?.addEventListener('keydown', (event) => {
            if (event.key === 'Tab') event.preventDefault();
          });
        },
      },
    },
    {
      name: 'A positive tabindex moves a footer link to the front of the focus order',
      visit: at(PLAIN_PAGE, 320),
      plant: set('footer a[href^="/"]', {tabindex: '3'}),
    },
    {
      name: 'A link loses focus as soon as it receives it',
      visit: at(CAREERS),
      plant: {
        script: () => {
          const link = document.querySelector<HTMLElement>(`main a[href^="${location.pathname}/"]`);
          link?.addEventListener('focus', () => link.blur());
        },
      },
    },
    {
      name: 'The header shows its links from right to left',
      visit: at(PLAIN_PAGE),
      plant: {css: 'header nav ul {flex-direction: row-reverse}'},
    },
    {
      name: 'The form shows its button above its fields',
      visit: at(CONTACT, 320),
      plant: {css: 'main form[aria-label] {display: flex; flex-direction: column-reverse}'},
    },
  ],
  'focus-not-obscured': [
    {
      name: 'A notice covers the page beside the findings',
      visit: at(CHECK, 1280, {state: 'the document check with a page beside the findings'}),
      plant: {
        css: '.checkPreview::after {content: "New"; position: absolute; inset: 50% 0 0; background: Canvas}',
      },
    },
    {
      name: 'No scroll padding keeps focus clear of the sticky header',
      // Shift+Tab through a long table always scrolls some link under the header.
      visit: at('/accessibility-conformance-report'),
      plant: {css: 'html {scroll-padding: 0}'},
    },
    {
      name: 'A notice is fixed at the bottom of a phone’s screen',
      visit: at(CONTACT, 320),
      plant: {
        css: 'body::after {content: "We use cookies"; position: fixed; z-index: 30; inset: auto 0 0; block-size: 12rem; background: Canvas}',
      },
    },
    {
      name: 'The skip link stays hidden when focused',
      visit: at(PLAIN_PAGE, 768),
      plant: {css: 'a[href="#main"] {translate: 0 -300%}'},
    },
  ],
  'skip-link': [
    {
      name: 'The skip link is hidden',
      visit: at(PLAIN_PAGE),
      plant: {css: 'a[href="#main"] { display: none }'},
    },
    {
      name: 'The target of the skip link does not exist',
      visit: at(pageOfKind('overview'), 320),
      plant: set('#main', {id: null}),
    },
  ],
  'on-focus': [
    {
      name: 'A question opens when its summary is focused',
      visit: at(pageWith('Question')),
      plant: {
        script: () =>
          document.addEventListener('focusin', ({target}) => {
            const details = target instanceof Element && target.closest('main details');
            if (details) details.setAttribute('open', '');
          }),
      },
    },
    {
      name: 'A link is followed when it is focused',
      visit: at('/TrendSoft/Career', 320),
      plant: {
        script: () => {
          const link = document.querySelector<HTMLElement>('main a');
          link?.addEventListener('focus', () => link.click());
        },
      },
    },
  ],
  'on-input': [
    {
      name: 'Choosing a country moves the focus',
      visit: at(CONTACT),
      plant: {
        script: () =>
          document
            .querySelector('#contact-countryCode')
            ?.addEventListener('change', () =>
              document.querySelector<HTMLElement>('#contact-phoneNumber')?.focus(),
            ),
      },
    },
    {
      name: 'Choosing a scheme opens another tab',
      visit: at(PLAIN_PAGE),
      plant: {
        script: () =>
          document
            .querySelector('footer fieldset')
            ?.addEventListener('change', () => window.open('/')),
      },
    },
  ],
  'hover-content': [
    {
      name: 'A link shows a note on hover that Escape does not dismiss',
      visit: at('/'),
      plant: {
        ...append(
          'main a[href="/TrendSoft/ContactUs"]',
          '<span class="note">We answer within two days</span>',
        ),
        css: '.note {position: absolute; visibility: hidden} a:hover > .note {visibility: visible}',
      },
    },
  ],
};
