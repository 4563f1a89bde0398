import type {ReactElement} from 'react';
import {Logo} from './Logo';

export const examples: Record<string, ReactElement> = {
  'The logo': <Logo />,
};
