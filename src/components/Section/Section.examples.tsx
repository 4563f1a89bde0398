import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Section} from './Section';

export const guidance: Guidance = {
  do: [
    'Begin it with a ## heading.',
    'Take turns between plain and tint, so that parts are told apart.',
    'Give the one part that a reader should not miss tone="night".',
  ],
  dont: ['Put one inside another.', 'Use night twice on a page.'],
};

export const examples: Record<string, ReactElement> = {
  Plain: (
    <Section>
      <h2 id="our-clients">Companies that work with us</h2>
      <p>From universities to payments companies.</p>
    </Section>
  ),
  'Heading beside the text': (
    <Section layout="split" tone="tint">
      <h2 id="more-than-a-career">Far More Than Just a Career.</h2>
      <p>We find the barriers and weak points in digital products and help to remove them.</p>
    </Section>
  ),
  'Heading and picture beside a list': (
    <Section layout="split" tone="tint" art="grants">
      <h2 id="what-we-review">What we review</h2>
      <ul>
        <li>Accounts and rights</li>
        <li>Backups</li>
      </ul>
    </Section>
  ),
  'A list in two columns': (
    <Section layout="columns">
      <h2 id="eligibility-criteria">Eligibility Criteria</h2>
      <ul>
        <li>Attention to detail</li>
        <li>Communication</li>
      </ul>
    </Section>
  ),
  'With a picture, which comes first': (
    <Section tone="tint" art="company" flip>
      <h2 id="our-mission">Our mission: no one locked out</h2>
      <p>A form that a screen reader can’t read keeps people out.</p>
    </Section>
  ),
  'Questions on blue': (
    <Section tone="blue" layout="split">
      <h2 id="questions">Questions buyers ask</h2>
      <p>Why it matters, when to begin and how to keep going.</p>
    </Section>
  ),
  'One column of text on a night band': (
    <Section tone="night" layout="narrow">
      <h2 id="standards">Standards we work to</h2>
      <p>We work to PDF/UA and to WCAG 2.0 and 2.1.</p>
    </Section>
  ),
};
