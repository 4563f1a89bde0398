import type {Blocks} from '../../blocks/block';
import {blocks, nothing} from '../../blocks/children';
import {file, words} from '../../blocks/values';

export default {
  LogoCarousel: {
    required: {label: words('what the carousel is called', 'Clients')},
    children: blocks('Logo'),
  },
  LogoGrid: {everywhere: true, children: blocks('Logo')},
  Logo: {
    everywhere: true,
    required: {
      src: file(
        /^\/img\/clients\/[\w-]+\.svg$/,
        'an SVG that is in static/img/clients, with its name from /img/ on',
        '/img/clients/wrenholt.svg',
      ),
      alt: words("the company's name", 'Wrenholt University', 60),
    },
    optional: {title: words("the company's name", 'Wrenholt University', 60)},
    children: nothing,
    inside: ['LogoCarousel', 'LogoGrid'],
  },
} satisfies Blocks;
