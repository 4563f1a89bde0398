import type {ReactElement} from 'react';
import {Header} from './Header';

export const examples: Record<string, ReactElement> = {
  'The header': <Header />,
};
