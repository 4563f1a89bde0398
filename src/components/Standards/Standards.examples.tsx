import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Standards} from './Standards';

export const guidance: Guidance = {
  do: ['List short names: PDF/UA, WCAG 2.1, iOS.'],
  dont: ['Write sentences into it. Use a plain list.'],
};

export const examples: Record<string, ReactElement> = {
  'Standards for documents': (
    <Standards>
      <ul>
        <li>PDF/UA</li>
        <li>WCAG 2.0</li>
        <li>WCAG 2.1</li>
        <li>Section 508</li>
      </ul>
    </Standards>
  ),
};
