import {check, find, ofPage} from '../faults';
import {onBoth} from '../visits';
import {append, at} from '../../plants';

/**
 * What the criteria on time limits, sound and video ask is met by absence: no session ends by
 * itself, and no page has a recording. This check is what notices when one comes.
 */
export const timeAndMedia = check(
  {
    id: 'time-and-media',
    title: 'No page keeps a session, or holds sound or video.',
    criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2', '2.2.1'],
    applies: onBoth,
    defects: [
      {
        name: 'A video comes without anybody having looked for captions',
        visit: at('/'),
        plant: append('main', '<video></video>'),
      },
    ],
  },
  async (page) => {
    const found = await find(page, ({fault}) => {
      const RECORDING =
        /\.(mp3|mp4|m4a|webm|ogg|wav|mov|avi)\b|youtube|vimeo|soundcloud|dailymotion/i;
      return [
        ...[...document.querySelectorAll('audio, video, bgsound, embed, object')].map((element) =>
          fault(
            element,
            'Sound or video needs captions, a description and a control, and the audit has no check of them yet.',
          ),
        ),
        ...[...document.querySelectorAll('iframe, a[href]')]
          .filter((element) =>
            RECORDING.test(element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
          )
          .map((element) =>
            fault(
              element,
              'It leads to a recording, of which the audit cannot tell whether it has captions.',
            ),
          ),
      ];
    });
    const cookies = await page.context().cookies();
    return [
      ...found,
      ...cookies.map(({name}) =>
        ofPage(`The cookie "${name}" was set: a session that ends takes away what people typed.`),
      ),
    ];
  },
);
