import type {Blocks} from '../../blocks/block';
import {noChildren} from '../../blocks/children';

export default {
  ContactForm: {interactive: true, children: noChildren},
} satisfies Blocks;
