import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Topic, Topics} from './Topics';

export const guidance: Guidance = {
  do: ['Use it for parts of one subject, each with a ### heading and a short text.'],
  dont: [
    'Number parts whose order means nothing and whose count is not named.',
    'Mix parts with an icon and parts without.',
  ],
};

export const examples: Record<string, ReactElement> = {
  'With icons': (
    <Topics>
      <Topic icon="check">
        <h3 id="section-508-testing">Section 508 testing</h3>
        <p>We test your site against those rules and report each gap.</p>
      </Topic>
      <Topic icon="globe">
        <h3 id="international-standards">International standards</h3>
        <p>Many laws point to the same guidelines.</p>
      </Topic>
    </Topics>
  ),
  'Without icons, numbered': (
    <Topics numbered>
      <Topic>
        <h3 id="reading-order">Reading order</h3>
        <ul>
          <li>Columns and footnotes come in the order a person would read them.</li>
          <li>Page numbers are marked as background.</li>
        </ul>
      </Topic>
    </Topics>
  ),
};
