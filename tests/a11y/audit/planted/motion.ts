import {at} from '@trendsoft/web-audit/plant';
import {CAREERS} from '../routes';
import {PLAIN_PAGE} from '../../../setup/routes';
import type {PlantedFaults} from './planted-faults';

export const MOTION: PlantedFaults = {
  'moving-content': [
    {
      name: 'The image of the hero moves up and down endlessly',
      visit: at(PLAIN_PAGE),
      plant: {
        css: '@keyframes float {50% {translate: 0 -20px}} main svg {animation: float 4s infinite}',
      },
    },
    {
      name: 'The Pause button of a carousel does nothing',
      visit: at('/'),
      plant: {
        script: () => {
          addEventListener(
            'click',
            (event) => {
              const button = event.target instanceof Element && event.target.closest('button');
              if (button && /pause/i.test(button.innerText)) event.stopImmediatePropagation();
            },
            true,
          );
        },
      },
    },
    {
      name: 'A heading blinks five times in a second',
      visit: at(CAREERS),
      plant: {
        css: '@keyframes blink {50% {opacity: 0}} main h2 {animation: blink 0.2s infinite}',
      },
    },
  ],
  'reduced-motion': [
    {
      name: 'An image rotates in spite of reduced motion',
      visit: at(PLAIN_PAGE, 1280, {scheme: 'reduced motion'}),
      plant: {
        css: '@keyframes turn-on {to {rotate: 1turn}} main svg {animation: turn-on 3s infinite}',
      },
    },
    {
      name: 'Cards have a transition in spite of reduced motion',
      visit: at('/', 1280, {scheme: 'reduced motion'}),
      plant: {css: 'main li {transition: translate 400ms}'},
    },
  ],
};
