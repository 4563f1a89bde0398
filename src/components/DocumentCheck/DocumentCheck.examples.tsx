import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {DocumentCheck} from './DocumentCheck';

export const guidance: Guidance = {
  do: [
    'Put it into a plain Section, below a heading that says what it does.',
    'Say beside it that the file stays on the device, and what no program can see.',
  ],
  dont: ['Put two on a page.', 'Promise that a document without faults works for everyone.'],
};

export const examples: Record<string, ReactElement> = {
  'The check of documents': <DocumentCheck />,
};
