import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {CareersForm} from './CareersForm';

export const guidance: Guidance = {
  do: ['Put it on the careers page, below a heading with the id apply.'],
  dont: ['List the positions. The build takes them from the openings that are open.'],
};

export const examples: Record<string, ReactElement> = {
  'The careers form': <CareersForm />,
};
