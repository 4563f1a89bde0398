import sidebars from '../../../sidebars';
import {pageAt} from '../../setup/site';
import {step, times, type Task} from '../task';
import {beginning, headingsIn, word} from '../words';

const ROUTE = '/';

const structure: Task = {
  id: 'structure',
  title: 'The home page by headings and landmarks',
  route: ROUTE,
  steps: () => {
    const $ = pageAt(ROUTE);
    // In reading order, without those of a closed menu.
    const headings = headingsIn($('main, footer').find('h1, h2, h3, h4'));
    const h1 = headingsIn($('main h1'));
    const regions = $('main section[aria-label]').toArray();
    return [
      step('Goes from heading to heading', times(headings.length, 'h'), {hears: headings}),
      step('Goes back to the top', 'ctrl+Home'),
      step('Goes from landmark to landmark', 'm', {
        until: 'Wrapping to top',
        atMost: 12,
        hears: [
          word('Header.home'),
          word('Header.navigation'),
          ...h1,
          ...regions.map((region) => $(region).attr('aria-label') ?? ''),
          beginning(sidebars.tagline),
        ],
      }),
      step('Reads the first lines', ['ctrl+Home', 'Down', 'Down', 'Down'], {
        hears: [
          word('SkipLink.label'),
          word('Header.home'),
          `navigation ${word('Header.navigation')}`,
          word('ServicesPanel.label'),
          'leaving navigation',
          'main content',
          ...h1,
        ],
      }),
    ];
  },
};

export default [structure];
