import type {Blocks} from '../../blocks/block';
import {noChildren} from '../../blocks/children';

export default {
  ContactForm: {children: noChildren},
} satisfies Blocks;
