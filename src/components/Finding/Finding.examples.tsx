import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Fact, Finding} from './Finding';

export const guidance: Guidance = {
  do: [
    'Show one finding on a page, in a plain section of its own, and say there that it is made up.',
    'Name the place, who is harmed and the repair, as exactly as a report would.',
  ],
  dont: ['Take it from a real report.', 'Put it beside a night band: its drawing is one.'],
};

export const examples: Record<string, ReactElement> = {
  'A finding about a website': (
    <Finding art="finding-web" severity="critical">
      <h3 id="sample-finding">The Pay button ignores the keyboard</h3>
      <Fact term="Where">Checkout, step 3 of 3.</Fact>
      <Fact term="Who is stopped">People who use a keyboard, a switch or a screen reader.</Fact>
      <Fact term="How to fix it">Make it a real button.</Fact>
    </Finding>
  ),
  'A finding with steps': (
    <Finding art="finding-testing" severity="serious">
      <h3 id="sample-fault">A double click places the order twice</h3>
      <Fact term="Steps to repeat">
        <ol>
          <li>Add one item to the basket.</li>
          <li>Double-click Place order.</li>
        </ol>
      </Fact>
    </Finding>
  ),
};
