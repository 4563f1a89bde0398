import type {Blocks} from '../../blocks/block';
import {blocks, headed} from '../../blocks/children';
import {route, words} from '../../blocks/values';

export default {
  Openings: {children: blocks('Opening')},
  Opening: {
    required: {
      location: words('the town of the job', 'Hyderabad', 60),
      to: route,
      linkText: words('the words of the link', 'More Details about the Fresher role', 80),
    },
    children: headed(3),
    inside: ['Openings'],
  },
} satisfies Blocks;
