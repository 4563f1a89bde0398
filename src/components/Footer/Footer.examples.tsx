import type {ReactElement} from 'react';
import {Footer} from './Footer';

export const examples: Record<string, ReactElement> = {
  'The footer': <Footer />,
};
