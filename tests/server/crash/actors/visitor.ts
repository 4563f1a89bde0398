import {contact} from '../../../../src/forms/tables';
import {visit} from '../visit';
import type {Actor} from '../world';

export const visitor: Actor = {
  name: 'visitor',
  number: 6,
  pauseMs: 500,
  act: (world, self) => visit(world, self, contact),
};
