import type {ReactElement} from 'react';
import {Drawer} from './Drawer';

export const examples: Record<string, ReactElement> = {
  'The menu of small screens': <Drawer />,
};
