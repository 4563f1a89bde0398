import type {ReactElement} from 'react';
import {CareersForm} from './CareersForm';

export const examples: Record<string, ReactElement> = {
  'The careers form': <CareersForm />,
};
