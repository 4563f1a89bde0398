import {at} from '@trendsoft/web-audit/plant';
import {CAREERS, CONTACT} from '../routes';
import {CHECK} from '../../../setup/documents';
import {pageOfKind, pageWith, PLAIN_PAGE} from '../../../setup/routes';
import type {PlantedFaults} from './planted-faults';

export const LAYOUT: PlantedFaults = {
  reflow: [
    {
      name: 'Headings have a minimum width of 400 px',
      visit: at('/TrendSoft/Privacy-Policy', 320),
      plant: {css: 'main h2 {min-inline-size: 25rem}'},
    },
    {
      name: 'A long heading does not wrap and is clipped',
      visit: at(pageOfKind('job'), 320),
      plant: {css: 'main {overflow: clip} main h1 {white-space: nowrap}'},
    },
    {
      name: 'Text in the open drawer does not wrap',
      visit: at(PLAIN_PAGE, 320, {state: 'the drawer with its list open'}),
      plant: {css: 'dialog li {letter-spacing: 0.4em; white-space: nowrap; overflow: clip}'},
    },
  ],
  'text-spacing': [
    {
      name: 'Tabs have a fixed height and clip their text',
      visit: at(pageWith('Tabs')),
      plant: {
        css: 'main [role=tab] {block-size: 1.6rem; min-block-size: 0; overflow: clip; white-space: nowrap; max-inline-size: 12rem}',
      },
    },
    {
      name: 'Paragraphs of findings have a fixed height, above a page that sticks to the window',
      visit: at(CHECK, 320, {
        state: 'the document check with faults, all unfolded, and a page below them',
      }),
      plant: {css: '.checkTopic p {block-size: 1lh; overflow: clip}'},
    },
    {
      name: 'Paragraphs of the open questions have a fixed height',
      visit: at(pageWith('Question'), 1280, {
        state: 'all questions open',
      }),
      plant: {css: 'main details p {block-size: 2lh; overflow: clip}'},
    },
  ],
  'text-resize': [
    {
      name: 'The lines of a transcript overlap, in a box that scrolls',
      visit: at(CHECK, 1280, {state: 'the document check with a transcript beside its page'}),
      plant: {css: '.checkChunk > p {block-size: 12px; padding-block: 0}'},
    },
    {
      name: 'A button has a maximum height in px',
      visit: at('/'),
      plant: {
        css: 'main a[href="/TrendSoft/ContactUs"] {min-block-size: 0; max-block-size: 18px; padding: 0; overflow: clip}',
      },
    },
    {
      name: 'The header shows all its links in half the viewport width too',
      visit: at(CAREERS),
      plant: {css: 'header nav[aria-label] {display: block}'},
    },
  ],
  'target-size': [
    {
      name: 'The footer links are 16 px high without gaps',
      visit: at(PLAIN_PAGE, 320),
      plant: {
        css: 'footer ul {gap: 0 !important} footer li {margin: 0 !important; min-block-size: 0 !important} footer li a {display: block !important; block-size: 16px !important; min-block-size: 0 !important; padding: 0 !important; line-height: 16px !important}',
      },
    },
    {
      name: 'The numbers on a drawn page are 16 px high',
      visit: at(CHECK, 1280, {state: 'the document check with a transcript beside its page'}),
      plant: {
        css: '.checkNumbers > button {min-block-size: 0 !important; min-inline-size: 0 !important; block-size: 16px; inline-size: 16px; padding: 0}',
      },
    },
    {
      name: 'The button of the form is 30 px high',
      visit: at(CONTACT, 768),
      plant: {
        css: 'main button[type=submit] {min-block-size: 0; block-size: 30px; padding-block: 0}',
      },
    },
  ],
  orientation: [
    {
      name: 'The content is hidden in landscape orientation',
      visit: at(PLAIN_PAGE, 320),
      plant: {css: '@media (orientation: landscape) {main {display: none}}'},
    },
  ],
  'reading-order': [
    {
      name: 'CSS reverses the order of the page',
      visit: at(PLAIN_PAGE, 320),
      plant: {css: 'main { display: flex; flex-direction: column-reverse }'},
    },
    {
      name: 'aria-owns moves the last paragraph to the start of the reading order',
      visit: at('/terms-of-service', 320),
      plant: {
        script: () => {
          const paragraphs = document.querySelectorAll('main p');
          const last = paragraphs[paragraphs.length - 1];
          if (last) last.id = 'stolen';
          document.querySelector('main p')?.setAttribute('aria-owns', 'stolen');
        },
      },
    },
  ],
};
