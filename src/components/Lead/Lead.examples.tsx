import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Lead} from './Lead';

export const guidance: Guidance = {
  do: [
    'Put the one sentence into it that a hurried reader should take away.',
    'Where that sentence begins with a figure, make it strong: **90%** of applications…',
  ],
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
  'A figure that opens it': (
    <Lead>
      <p>
        <strong>90%</strong> of applications carry medium-to-high-risk flaws.
      </p>
    </Lead>
  ),
};
