import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Faq, Question} from './Faq';

export const guidance: Guidance = {
  do: [
    'Ask what clients really ask, in their words.',
    'Answer in the first sentence, then explain.',
  ],
  dont: ['Hide in it what every reader needs. Put that into a Section.'],
};

export const examples: Record<string, ReactElement> = {
  'Two questions': (
    <Faq>
      <Question heading="Why does web accessibility matter?">
        <p>It decides whether a person can buy, apply or learn on your site without help.</p>
      </Question>
      <Question heading="What is an accessibility statement?">
        <p>It is a public page about how accessible your site is.</p>
      </Question>
    </Faq>
  ),
};
