import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Contents} from './Contents';

export const guidance: Guidance = {
  do: ['Put it around a text that readers look things up in, such as terms of service.'],
  dont: ['Use it around a few paragraphs, which nobody gets lost in.'],
};

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
