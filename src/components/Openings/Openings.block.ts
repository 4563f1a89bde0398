import type {Blocks} from '../../blocks/block';
import {onlyBlocks, withHeading} from '../../blocks/children';
import {route, text} from '../../blocks/prop-types';

export default {
  Openings: {children: onlyBlocks('Opening')},
  Opening: {
    required: {
      location: text('the town of the job', 'Hyderabad', 60),
      to: route,
      linkText: text('the words of the link', 'More Details about the Fresher role', 80),
    },
    children: withHeading(3),
    inside: ['Openings'],
  },
} satisfies Blocks;
