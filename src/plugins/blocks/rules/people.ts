/** Blocks about clients and offices. */
import {blocks, headed, nothing, something} from '../children';
import {file, number, symbolOf, words, yesOrNo} from '../values';
import type {Block} from './block';

const label = (example: string) => words('what the carousel is called', example);

export const PEOPLE: Record<string, Block> = {
  Testimonials: {
    required: {label: label('What clients say')},
    children: blocks('Testimonial'),
  },
  Testimonial: {
    required: {
      rating: number('0 to 5 in halves', 4.5, {least: 0, most: 5, step: 0.5}),
      name: words('who says it, name and role', 'Asha Rao, editor at a publisher'),
      quote: words('the sentence that stands out', 'They found what we had missed'),
    },
    children: something('The report showed each barrier and what to change.'),
    inside: ['Testimonials'],
  },
  LogoCarousel: {required: {label: label('Clients')}, children: blocks('Logo')},
  LogoGrid: {children: blocks('Logo')},
  Logo: {
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
  Offices: {children: blocks('Office')},
  Office: {
    required: {
      name: words('the town', 'Hyderabad', 60),
      latitude: number('degrees from -90 to 90, north positive', 17.385, {least: -90, most: 90}),
      longitude: number('degrees from -180 to 180, east positive', 78.4867, {
        least: -180,
        most: 180,
      }),
      picture: symbolOf('static/img/offices.svg', 'hyderabad'),
    },
    optional: {map: yesOrNo},
    children: headed(3),
    inside: ['Offices'],
  },
};
