import type {ReactElement} from 'react';
import {BrochureCard, BrochureLink} from './Brochure';

export const examples: Record<string, ReactElement> = {
  'The card that ends a service page': (
    <BrochureCard>
      <h2 id="brochure">Compare our services</h2>
      <p>Read about document accessibility next to our other services.</p>
    </BrochureCard>
  ),
  'The link alone': <BrochureLink>Download Our Brochure</BrochureLink>,
};
