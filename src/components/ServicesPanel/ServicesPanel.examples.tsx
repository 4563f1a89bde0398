import type {ReactElement} from 'react';
import {ServicesPanel} from './ServicesPanel';

export const examples: Record<string, ReactElement> = {
  'The services panel': <ServicesPanel />,
};
