import {defineBlock} from '../../blocks/block';
import {onlyBlocks} from '../../blocks/children';
import {described, file, text} from '../../blocks/prop-types';

export default {
  LogoCarousel: defineBlock({
    summary: 'A rotating row of logos.',
    accessibility:
      'APG Carousel: Pause, Previous and Next buttons. It stops on hover, while it ' +
      'contains focus, and with reduced motion; without JavaScript it is a row that ' +
      'scrolls.',
    interactive: true,
    required: {label: text('what the carousel is called', 'Clients')},
    children: onlyBlocks('Logo'),
  }),
  LogoGrid: defineBlock({
    summary: 'A grid of logos.',
    accessibility: 'Renders `<ul>`; not interactive.',
    everywhere: true,
    children: onlyBlocks('Logo'),
  }),
  Logo: defineBlock({
    summary:
      "One company's logo: the dark scheme inverts its lightness, forced colours put it on white.",
    accessibility: 'Renders `<img>`.',
    everywhere: true,
    required: {
      src: described(
        'Drawn for a white ground, 200 × 80.',
        file(
          /^\/img\/clients\/[\w-]+\.svg$/,
          'the path of an SVG in static/img/clients, starting with /img/',
          '/img/clients/wrenholt.svg',
        ),
      ),
      alt: text("the company's name", 'Wrenholt University', 60),
    },
    optional: {
      title: described('A tooltip.', text("the company's name", 'Wrenholt University', 60)),
    },
    inside: ['LogoCarousel', 'LogoGrid'],
  }),
};
