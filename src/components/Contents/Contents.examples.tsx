import type {ReactElement} from 'react';
import {Contents} from './Contents';

export const examples: Record<string, ReactElement> = {
  'Two headings': (
    <Contents>
      <p>These terms are short because the website does little.</p>
      <h2 id="the-forms">The forms</h2>
      <p>The contact form sends us an enquiry.</p>
      <h2 id="fair-use">Fair use</h2>
      <p>Please do not try to break into the website.</p>
    </Contents>
  ),
};
