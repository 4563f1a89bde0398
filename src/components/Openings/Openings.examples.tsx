import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {ClosedOpening} from './ClosedOpening';
import {Opening, Openings} from './Openings';

export const guidance: Guidance = {
  do: [
    'Let npm run new write the page of the opening, and copy the block that it prints.',
    "Name the role in the link, after 'More Details'.",
  ],
  dont: ['Remove an opening by hand. Write closed: true at the top of its page.'],
};

export const examples: Record<string, ReactElement> = {
  'Two openings': (
    <Openings>
      <Opening
        location="Hyderabad"
        to="/TrendSoft/Career/epubaccessibility"
        linkText="More Details about the Epub Accessibility Developer role"
      >
        <h3 id="epub-accessibility-developer">Epub Accessibility Developer</h3>
        <p>Make digital books that everyone can read.</p>
      </Opening>
      <Opening
        location="Hyderabad"
        to="/TrendSoft/Career/fresher"
        linkText="More Details about the Fresher role"
      >
        <h3 id="fresher">Fresher</h3>
        <p>A first job for graduates who know HTML, CSS and MS Office.</p>
      </Opening>
    </Openings>
  ),
  'An opening that has ended, on its own page': (
    <ClosedOpening
      title="Epub Accessibility Developer"
      others={[{to: '/TrendSoft/Career/fresher', title: 'Fresher'}]}
    />
  ),
};
