import type {ReactElement} from 'react';
import {Destinations} from './Destinations';

export const examples: Record<string, ReactElement> = {
  'Where to go from the 404': <Destinations />,
};
