import type {ReactElement} from 'react';
import {Lead} from './Lead';

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
