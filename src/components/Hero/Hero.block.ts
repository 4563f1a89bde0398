import type {Blocks} from '../../blocks/block';
import {withHeading} from '../../blocks/children';
import {drawing, flag} from '../../blocks/prop-types';

export default {
  Hero: {
    everywhere: true,
    required: {art: drawing('home')},
    optional: {
      tall: flag('for the home page: larger type and drawing'),
      overview: flag('for the overview of a service family: medium height'),
      compact: flag('for a page that starts with a tool: low'),
    },
    children: withHeading(1),
  },
} satisfies Blocks;
