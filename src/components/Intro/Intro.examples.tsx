import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Section} from '../Section';
import {Intro} from './Intro';

export const guidance: Guidance = {
  do: ['Introduce in a sentence or two what stands in the second column.'],
  dont: ['Use it where the heading says enough: the section then needs no intro.'],
};

export const examples: Record<string, ReactElement> = {
  'Heading and sentence beside a list': (
    <Section layout="split">
      <Intro>
        <h2 id="quote">Ask for a quote</h2>
        <p>The price depends on the number of fields, so we look before we name one.</p>
      </Intro>
      <ul>
        <li>Ask for a quote on our contact page.</li>
        <li>You send the form to us and receive a quote.</li>
      </ul>
    </Section>
  ),
};
