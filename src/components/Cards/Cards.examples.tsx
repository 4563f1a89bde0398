import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Card, Cards} from './Cards';

export const guidance: Guidance = {
  do: [
    'Use it for things of one kind that readers compare or choose from.',
    'Let the words of each link name where it leads.',
  ],
  dont: ['Use it for a single thing, or for more than a few lines each. Use Topics there.'],
};

export const examples: Record<string, ReactElement> = {
  'Services, each with a link': (
    <Cards>
      <Card
        icon="web"
        art="web"
        tags={['WCAG 2.1', 'Section 508']}
        to="/TrendSoft/oursolutions/WebAccess-DigitalAccessibility"
        linkText="Learn more about web accessibility"
      >
        <h3 id="web-accessibility">Web Accessibility</h3>
        <p>We check your site with assistive technologies and against WCAG.</p>
      </Card>
      <Card
        icon="check"
        art="testing"
        tags={['Functional', 'Performance', 'Usability']}
        to="/TrendSoft/oursolutions/Testing"
        linkText="Learn more about testing"
      >
        <h3 id="testing">Testing</h3>
        <p>Does it work, does it hold up and can people use it? We test all three.</p>
      </Card>
    </Cards>
  ),
  'Industries, with pictures and no links': (
    <Cards columns={2}>
      <Card picture="education">
        <h3 id="education">Education</h3>
        <p>Students need lessons, exams and textbooks in a form they can use.</p>
      </Card>
      <Card picture="finance">
        <h3 id="finance-and-banking">Finance &amp; Banking</h3>
        <p>Customers want to see their money, move it and know that it is safe.</p>
      </Card>
    </Cards>
  ),
};
