import type {Blocks} from '../../blocks/block';
import {anyContent} from '../../blocks/children';
import {oneOf, route} from '../../blocks/prop-types';

export default {
  ButtonLink: {
    everywhere: true,
    required: {to: route},
    optional: {variant: oneOf('primary', 'secondary')},
    children: anyContent('Contact Us'),
  },
} satisfies Blocks;
