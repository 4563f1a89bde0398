import type {Blocks} from '../../blocks/block';
import {onlyBlocks, noChildren} from '../../blocks/children';
import {file, text} from '../../blocks/prop-types';

export default {
  LogoCarousel: {
    interactive: true,
    required: {label: text('what the carousel is called', 'Clients')},
    children: onlyBlocks('Logo'),
  },
  LogoGrid: {everywhere: true, children: onlyBlocks('Logo')},
  Logo: {
    everywhere: true,
    required: {
      src: file(
        /^\/img\/clients\/[\w-]+\.svg$/,
        'the path of an SVG in static/img/clients, starting with /img/',
        '/img/clients/wrenholt.svg',
      ),
      alt: text("the company's name", 'Wrenholt University', 60),
    },
    optional: {title: text("the company's name", 'Wrenholt University', 60)},
    children: noChildren,
    inside: ['LogoCarousel', 'LogoGrid'],
  },
} satisfies Blocks;
