import type {Defect} from '../../check';

const home = {route: '/', width: 1280, scheme: 'light'} as const;

export const motionDefects: Defect[] = [
  {
    name: 'The hero’s picture floats up and down for ever',
    caughtBy: 'moving-content',
    visit: {...home, route: '/About'},
    plant: {
      css: '@keyframes float {50% {translate: 0 -20px}} main svg {animation: float 4s infinite}',
    },
  },
  {
    name: 'The Pause button of a carousel does nothing',
    caughtBy: 'moving-content',
    visit: home,
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
    name: 'A notice blinks five times in a second',
    caughtBy: 'moving-content',
    visit: {...home, route: '/TrendSoft/Career'},
    plant: {css: '@keyframes blink {50% {opacity: 0}} main h2 {animation: blink 0.2s infinite}'},
  },
  {
    name: 'A picture turns in spite of reduced motion',
    caughtBy: 'reduced-motion',
    visit: {...home, route: '/About', scheme: 'reduced motion'},
    plant: {
      css: '@keyframes turn-on {to {rotate: 1turn}} main svg {animation: turn-on 3s infinite}',
    },
  },
  {
    name: 'Cards rise slowly in spite of reduced motion',
    caughtBy: 'reduced-motion',
    visit: {...home, scheme: 'reduced motion'},
    plant: {css: 'main li {transition: translate 400ms}'},
  },
];
