import {check, find, ofPage} from '../faults';
import {inEachState} from '../visits';
import {at} from '../../plants';

/** 2.5.1, 2.5.7, 2.5.4: nothing needs a path drawn, a drag, or the device moved. */
export const gestures = check(
  {
    id: 'gestures-and-motion',
    title: 'Whatever is swiped or dragged has buttons, and moving the device does nothing.',
    criteria: ['2.5.1', '2.5.7', '2.5.4'],
    applies: inEachState,
    defects: [
      {
        name: 'The carousel can be moved by a swipe only',
        visit: at('/', 1280, {state: 'the carousel, paused'}),
        plant: {css: '[aria-roledescription=carousel] button { display: none }'},
      },
      {
        name: 'Shaking the device does something',
        visit: at('/About', 320),
        plant: {
          script: () =>
            window.addEventListener('devicemotion', () => document.body.classList.toggle('shaken')),
        },
      },
    ],
  },
  async (page) => {
    const session = await page.context().newCDPSession(page);
    const {result} = await session.send('Runtime.evaluate', {
      expression: 'Object.keys(getEventListeners(window)).join()',
      includeCommandLineAPI: true,
    });
    await session.detach();
    const motion = String(result.value)
      .split(',')
      .filter((type) => /^device(motion|orientation)/.test(type));
    return [
      ...motion.map((type) =>
        ofPage(
          `The page listens to ${type}: who cannot hold the device still sets it off, and who cannot move it never does.`,
        ),
      ),
      ...(await find(page, ({seen, fault}) => [
        ...[...document.querySelectorAll('[draggable=true]')].map((element) =>
          fault(
            element,
            'It can be dragged, and the audit knows of no way to do the same by a click. Add one.',
          ),
        ),
        ...[...document.querySelectorAll('[data-ready][aria-roledescription=carousel], .swiper')]
          .filter((carousel) => [...carousel.querySelectorAll('[inert]')].length > 0)
          .filter((carousel) => {
            const buttons = [...carousel.querySelectorAll('button')].filter(seen);
            return buttons.length < 3;
          })
          .map((carousel) =>
            fault(
              carousel,
              'The row moves, and has no buttons to pause it, to go back and to go on: a swipe is the only way.',
            ),
          ),
      ])),
    ];
  },
);
