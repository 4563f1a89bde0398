import type {ReactElement} from 'react';
import {ContactForm} from './ContactForm';

export const examples: Record<string, ReactElement> = {
  'The contact form': <ContactForm />,
};
