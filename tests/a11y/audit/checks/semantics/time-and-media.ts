import {check, find, ofPage} from '../faults';
import {onBoth} from '../visits';
import {at} from '../../plants';

/**
 * What the criteria on time limits, sound and video ask is met by absence: no page ends by
 * itself, and none has a recording. This check is what notices when one comes.
 */
export const timeAndMedia = check(
  {
    id: 'time-and-media',
    title: 'No page reloads or ends by itself, keeps a session, or holds sound or video.',
    criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2', '2.2.1'],
    applies: onBoth,
    defects: [
      {
        name: 'The page reloads by itself',
        visit: at('/TrendSoft/Privacy-Policy', 320),
        plant: {
          html: (html) =>
            html.replace('<title', '<meta http-equiv="refresh" content="1800"><title'),
        },
      },
      {
        name: 'A video comes without anybody having looked for captions',
        visit: at('/'),
        plant: {
          script: () => document.querySelector('main')?.append(document.createElement('video')),
        },
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
        ...[...document.querySelectorAll('meta[http-equiv=refresh i]')].map((element) =>
          fault(element, 'The page leaves or reloads by itself, before a slow reader is done.'),
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
