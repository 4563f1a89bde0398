import type {ReactElement} from 'react';
import {Standards} from './Standards';

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
