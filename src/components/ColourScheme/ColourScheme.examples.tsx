import type {ReactElement} from 'react';
import {ColourScheme} from './ColourScheme';

export const examples: Record<string, ReactElement> = {
  'The choice in the footer': <ColourScheme />,
};
