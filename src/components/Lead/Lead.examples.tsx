import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Lead} from './Lead';

export const guidance: Guidance = {
  do: ['Put the one sentence into it that a hurried reader should take away.'],
  dont: ['Use it twice on a page.'],
};

export const examples: Record<string, ReactElement> = {
  'An opening paragraph': (
    <Lead>
      <p>
        PDF/UA is the international standard for accessible PDFs, ISO 14289. UA stands for universal
        accessibility.
      </p>
    </Lead>
  ),
};
