import {append, at, set, setText} from '@trendsoft/web-audit/plant';
import {CAREERS, CONTACT} from '../routes';
import {pageOfKind, pageWith, PLAIN_PAGE} from '../../../setup/routes';
import type {PlantedFaults} from './planted-faults';

export const CONTENT: PlantedFaults = {
  structure: [
    {
      name: 'A list is typed with bullets',
      visit: at(PLAIN_PAGE, 320),
      plant: append('main', '<p>• Audits</p><p>• Repairs</p>'),
    },
    {
      name: 'A bold paragraph looks like a heading',
      visit: at(PLAIN_PAGE),
      plant: append('main', '<p><strong>Our prices</strong></p><p>They depend on the site.</p>'),
    },
  ],
  'list-role': [
    {
      name: 'A list with bullets has role="list"',
      visit: at(PLAIN_PAGE),
      plant: {
        script: () => {
          const list = document.createElement('ul');
          list.role = 'list';
          // Set by script, since the Content-Security-Policy blocks style attributes.
          list.style.listStyleType = 'disc';
          list.append(document.createElement('li'));
          document.querySelector('main')?.append(list);
        },
      },
    },
  ],
  'image-alternatives': [
    {
      name: 'The alternative of a logo is its file name',
      visit: at('/'),
      plant: set('main img[alt]:not([inert] *)', {alt: 'logo-3.svg'}),
    },
    {
      name: 'A logo has no alternative on a phone',
      visit: at('/', 320),
      plant: set('main img[alt]:not([inert] *)', {alt: null}),
    },
    {
      name: 'A decorative drawing is exposed to screen readers',
      visit: at(pageOfKind('overview')),
      plant: {
        script: () => {
          for (const svg of document.querySelectorAll('main svg')) {
            for (let at: Element | null = svg; at; at = at.parentElement) {
              at.removeAttribute('aria-hidden');
            }
          }
        },
      },
    },
  ],
  'link-purpose': [
    {
      name: 'The text of a link is "here"',
      visit: at(pageWith('Tabs'), 320),
      plant: setText('main p a, main a', 'here'),
    },
    {
      name: 'Two links of the services panel have the same text',
      visit: at(PLAIN_PAGE, 1280, {state: 'the services panel on Cyber Security'}),
      plant: {
        script: () => {
          const [one, other] = document.querySelectorAll(
            'header [role=tabpanel]:not([hidden]) li a',
          );
          other?.replaceChildren(one?.textContent ?? '');
        },
      },
    },
    {
      name: 'The brochure opens in a new tab without notice',
      visit: at(pageWith('BrochureCard')),
      plant: {
        script: () => {
          for (const link of document.querySelectorAll('a[target=_blank]')) {
            link.replaceChildren('Brochure');
          }
        },
      },
    },
  ],
  language: [
    {
      name: 'The page is marked as Spanish',
      visit: at(PLAIN_PAGE),
      plant: set('html', {lang: 'es'}),
    },
    {
      name: 'A Hindi sentence has no lang attribute',
      visit: at(pageOfKind('job'), 320),
      plant: append('main', '<p>हम आपकी मदद करते हैं।</p>'),
    },
    {
      name: 'A Spanish sentence has no lang attribute',
      visit: at(pageWith('Cards')),
      plant: append('main', '<p>Una parte de la página que está en español para los lectores.</p>'),
    },
  ],
  'labels-or-instructions': [
    {
      name: 'A placeholder replaces a label',
      visit: at(CONTACT, 1280, {state: 'the contact form with every error'}),
      plant: {
        script: () => {
          document.querySelector('label[for=contact-email]')?.remove();
          document.querySelector('#contact-email')?.setAttribute('placeholder', 'Email');
        },
      },
    },
    {
      name: 'A field is marked as required visually, but not in code',
      visit: at(CAREERS, 320),
      plant: set('#careers-name', {required: null, 'aria-required': null}),
    },
    {
      name: 'The hint for the telephone number is hidden',
      visit: at(CONTACT, 320),
      plant: {css: '#contact-phoneNumber-hint { display: none }'},
    },
  ],
  autocomplete: [
    {
      name: 'The email field has no autocomplete token',
      visit: at(CAREERS, 320),
      plant: set('#careers-email', {autocomplete: null}),
    },
    {
      name: 'The company field has the token of a name',
      visit: at(CONTACT),
      plant: set('#contact-companyName', {autocomplete: 'name'}),
    },
  ],
  'without-script': [
    {
      name: 'The first heading is shown by JavaScript only',
      visit: at(PLAIN_PAGE, 320),
      plant: {html: (html) => html.replace('<h1', '<h1 hidden')},
    },
    {
      name: 'A button does nothing without JavaScript',
      visit: at('/TrendSoft/Career'),
      plant: {
        html: (html) =>
          html.replace(/(<main[^>]*>)/, '$1<button type="button">Show the openings</button>'),
      },
    },
    {
      name: 'The menu opens by JavaScript only',
      visit: at(pageWith('Cards'), 320),
      plant: {html: (html) => html.replaceAll(' popovertarget=', ' data-opens=')},
    },
  ],
};
