import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {TabPanel} from './TabPanel';
import {Tabs} from './Tabs';

export const guidance: Guidance = {
  do: [
    'Use it for two to six panels of one kind, of which a reader needs one.',
    'Give short labels, and name the page in the words of the link.',
  ],
  dont: [
    'Use it for text that is read from top to bottom.',
    "Refer to 'the tab on the left'. On a phone panels stand one below the other.",
  ],
};

export const examples: Record<string, ReactElement> = {
  'Three panels': (
    <Tabs label="Solutions We Offer">
      <TabPanel
        id="functional"
        art="functional"
        label="Functional Testing"
        to="/TrendSoft/oursolutions/Testing/FunctionalTesting"
        learnMore="Learn more about functional testing"
        getAQuote="Get A Quote"
      >
        <h3 id="functional-title">Functional Testing</h3>
        <p>Does it do what was agreed?</p>
      </TabPanel>
      <TabPanel
        id="performance"
        art="performance"
        label="Performance Testing"
        to="/TrendSoft/oursolutions/Testing/PerformanceTesting"
        learnMore="Learn more about performance testing"
      >
        <h3 id="performance-title">Performance Testing</h3>
        <p>Does it stay quick when many people arrive?</p>
      </TabPanel>
      <TabPanel id="usability" art="usability" label="Usability Testing">
        <h3 id="usability-title">Usability Testing</h3>
        <p>Can people reach their goal without help?</p>
      </TabPanel>
    </Tabs>
  ),
};
