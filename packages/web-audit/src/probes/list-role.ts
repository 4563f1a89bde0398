import {type Probe, find} from '../probe';
import {onFirstView} from '../when';

/**
 * 1.3.1: lists without bullets have `role="list"`, since Safari removes their role
 * (https://bugs.webkit.org/show_bug.cgi?id=170179). On other lists it would be redundant.
 */
export const listRole: Probe = {
  id: 'list-role',
  title: 'A list has role="list" only if its bullets are removed by CSS',
  criteria: ['1.3.1'],
  applies: onFirstView,
  run: async (page) =>
    find(page, ({fault}) =>
      [...document.querySelectorAll(':is(ul, ol)[role=list]')]
        .filter((list) => {
          const first = list.querySelector(':scope > li');
          const bullets = getComputedStyle(first ?? list);
          // An item with another display value has no marker.
          return bullets.listStyleType !== 'none' && bullets.display === 'list-item';
        })
        .map((list) => fault(list, 'role="list" is redundant on a list with bullets. Remove it.')),
    ),
};
