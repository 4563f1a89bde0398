import type {Blocks} from '../../blocks/block';
import {withHeading} from '../../blocks/children';

export default {
  SignUp: {interactive: true, children: withHeading(2)},
} satisfies Blocks;
