import {at, set} from '@trendsoft/web-audit/plant';
import {CAREERS, CONTACT} from '../routes';
import {DEMONSTRATIONS} from '../../../setup/demonstrations';
import {CHECK} from '../../../setup/documents';
import {pageWith, PLAIN_PAGE} from '../../../setup/routes';
import type {PlantedFaults} from './planted-faults';

/** A slider, radios with the dots of the browser, and figures. */
const atQueue = at(DEMONSTRATIONS.queue.route, 1280, {state: 'the queue, full'});

export const COLOURS: PlantedFaults = {
  'pixel-contrast': [
    {
      name: 'The text of the hero is on a gradient that fades to white',
      visit: at('/'),
      plant: {
        css: 'main [data-tone=night] {background-image: linear-gradient(90deg, #16113d, #fff)}',
      },
    },
    {
      name: 'An image is below the text of a card',
      visit: at(pageWith('Cards'), 320),
      plant: {
        css: 'main h3 {background: url("/img/art/web.svg") center / cover, repeating-linear-gradient(45deg, #fff 0 6px, #55506e 6px 12px)}',
      },
    },
    {
      name: 'In the dark scheme, text is half transparent',
      visit: at(PLAIN_PAGE, 1280, {scheme: 'dark'}),
      plant: {css: 'main p {opacity: 0.4}'},
    },
    {
      name: 'A field has a light placeholder',
      visit: at(CONTACT),
      plant: {
        ...set('main input', {placeholder: 'Your full name'}),
        css: '::placeholder {color: #999}',
      },
    },
    {
      name: 'The figures of a demonstration are grey',
      visit: atQueue,
      plant: {css: '.demoFigure {color: #a5a2b8 !important}'},
    },
    {
      name: 'Error messages are orange',
      visit: at(CONTACT, 1280, {state: 'the contact form with every error'}),
      plant: {css: 'main form p[id$=-error] {color: #e07b00}'},
    },
  ],
  'control-contrast': [
    {
      name: 'Fields have a light grey border',
      visit: at(CONTACT),
      plant: {css: 'main input, main select {border-color: #cfcfd8 !important}'},
    },
    {
      name: 'In the dark scheme, fields have the border of the light scheme',
      visit: at(CONTACT, 320, {scheme: 'dark'}),
      plant: {css: 'main form [name] {border-color: #3b3760 !important}'},
    },
    {
      name: 'The buttons of the carousel have a faint border',
      visit: at('/'),
      plant: {css: 'main section button {border-color: #e4e4ec !important}'},
    },
    {
      name: 'The arrows of the carousel have low contrast',
      visit: at('/'),
      plant: {css: 'main section button svg {color: #b9b6cc}'},
    },
    {
      name: 'The numbers on a drawn page are as light as the page',
      visit: at(CHECK, 1280, {state: 'the document check with a transcript beside its page'}),
      plant: {css: '.checkNumbers > button {border-color: #ddd !important; background: #eee}'},
    },
    {
      name: 'A slider is as faint as a disabled one',
      visit: atQueue,
      plant: {css: 'main [type=range] {opacity: 0.2}'},
    },
    {
      name: 'With forced colours, fields have no border',
      visit: at(CONTACT, 1280, {scheme: 'forced colours'}),
      plant: {css: 'main form [name] {border: 0 !important}'},
    },
    {
      name: 'With forced colours, the icon of a button is invisible',
      visit: at('/', 1280, {scheme: 'forced colours'}),
      plant: {
        css: 'main section button {border: 0 !important} main section button svg {visibility: hidden}',
      },
    },
  ],
  'beyond-colour': [
    {
      name: 'Links in sentences are not underlined',
      visit: at('/TrendSoft/Privacy-Policy', 768),
      plant: {css: 'main p a, main li a {text-decoration: none !important}'},
    },
    {
      name: 'The selected tab differs by its background only',
      visit: at(pageWith('Tabs'), 1280, {scheme: 'forced colours'}),
      plant: {css: '[role=tab]::before {content: none !important}'},
    },
    {
      name: 'The link of the current page differs by its colour only',
      visit: at('/TrendSoft/Career'),
      plant: {
        css: 'header nav a[aria-current] {font-weight: 550 !important; color: #0b5a37 !important} header nav a[aria-current]::after {content: none !important}',
      },
    },
    {
      name: 'The chosen radio has no dot, and differs by its background only',
      visit: atQueue,
      plant: {css: 'main [type=radio] {appearance: none}'},
    },
  ],
  'focus-ring': [
    {
      name: 'Links have no focus ring',
      visit: at('/'),
      plant: {css: 'a:focus-visible {outline: none; box-shadow: none}'},
    },
    {
      name: 'The ring is 1 px wide',
      visit: at(CONTACT, 320),
      plant: {css: ':focus-visible {outline-width: 1px; box-shadow: none}'},
    },
    {
      name: 'The ring has the colour of the light scheme in the dark scheme',
      visit: at(CONTACT, 1280, {scheme: 'dark'}),
      plant: {css: 'main :focus-visible {outline-color: #16113d}'},
    },
    {
      name: 'The ring is a shadow, which forced colours remove',
      visit: at(CAREERS, 1280, {scheme: 'forced colours'}),
      plant: {css: ':focus-visible {outline: 0; box-shadow: 0 0 0 4px #33278a}'},
    },
    {
      name: 'Containers of the form clip the rings of fields',
      visit: at(CONTACT),
      plant: {css: 'main form :has(> input) {overflow: clip}'},
    },
    {
      name: 'The chosen place of a finding has an outline, so that its ring differs too little',
      visit: at(CHECK, 1280, {state: 'the document check with a page beside the findings'}),
      plant: {css: '.checkPlace[aria-current] {outline: 3px solid #16113d; outline-offset: 3px}'},
    },
    {
      name: 'Tabs in the services panel show focus by a lighter background only',
      visit: at(PLAIN_PAGE, 1280, {state: 'the services panel on Testing Services'}),
      plant: {
        css: '[role=tab]:focus-visible {outline: 0; box-shadow: none; background-color: #f5f4fe}',
      },
    },
  ],
};
