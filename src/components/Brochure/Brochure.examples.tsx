import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {BrochureCard, BrochureLink} from './Brochure';

export const guidance: Guidance = {
  do: [
    "Give each page's card a heading of its own, which says what this reader finds in the brochure.",
    'Let a CallToAction follow it: the two make one panel.',
  ],
  dont: ['Write the size or the file type yourself. The link measures the file and says them.'],
};

export const examples: Record<string, ReactElement> = {
  'The card that ends a service page': (
    <BrochureCard>
      <h2 id="brochure">Compare our services</h2>
      <p>Read about document accessibility next to our other services.</p>
    </BrochureCard>
  ),
  'The link alone': <BrochureLink>Download Our Brochure</BrochureLink>,
};
