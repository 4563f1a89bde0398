import {type Probe, find} from '../probe';
import {onFirstView} from '../when';
import {at} from '../plants';

/**
 * 1.3.1: `role="list"` is stated if CSS removes the bullets, since Safari then drops the role of the list
 * (https://bugs.webkit.org/show_bug.cgi?id=170179), and nowhere else, where it would be redundant.
 */
export const listRole: Probe = {
  id: 'list-role',
  title: 'A list states its role where its bullets are styled away, and nowhere else.',
  criteria: ['1.3.1'],
  applies: onFirstView,
  planted: [
    {
      name: 'A list with bullets states its role',
      visit: at('/About'),
      plant: {
        script: () => {
          const list = document.createElement('ul');
          list.role = 'list';
          // Not as an attribute: the site's policy forbids inline styles.
          list.style.listStyleType = 'disc';
          list.append(document.createElement('li'));
          document.querySelector('main')?.append(list);
        },
      },
    },
  ],
  run: async (page) =>
    find(page, ({fault}) =>
      [...document.querySelectorAll(':is(ul, ol)[role=list]')]
        .filter((list) => {
          const first = list.querySelector(':scope > li');
          const bullets = getComputedStyle(first ?? list);
          // An item with another display value has no marker.
          return bullets.listStyleType !== 'none' && bullets.display === 'list-item';
        })
        .map((list) =>
          fault(list, 'It has bullets, and is a list without role="list". Take the role out.'),
        ),
    ),
};
