import type {Blocks} from '../../blocks/block';
import {nothing} from '../../blocks/children';

export default {
  ContactForm: {children: nothing},
} satisfies Blocks;
