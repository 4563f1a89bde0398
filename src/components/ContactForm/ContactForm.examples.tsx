import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {ContactForm} from './ContactForm';

export const guidance: Guidance = {
  do: ['Put it on the contact page, below a heading.'],
  dont: ['Put a second one on the same page.'],
};

export const examples: Record<string, ReactElement> = {
  'The contact form': <ContactForm />,
};
