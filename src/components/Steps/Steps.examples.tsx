import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Steps} from './Steps';

export const guidance: Guidance = {
  do: [
    'Use it where the order matters. Begin each step with its name in bold, on a line of its own.',
  ],
  dont: ['Use it for things without an order. Use a plain list.'],
};

export const examples: Record<string, ReactElement> = {
  'Five steps': (
    <Steps>
      <ol>
        <li>
          <strong>Evaluate</strong>
          <br />
          We open the file and list its faults.
        </li>
        <li>
          <strong>Plan</strong>
          <br />
          We agree with you on the standard, the scope and the order.
        </li>
        <li>
          <strong>Remediate</strong>
          <br />
          We make the repairs.
        </li>
        <li>
          <strong>Testing</strong>
          <br />
          We run checkers and read the file with a screen reader.
        </li>
        <li>
          <strong>Verification</strong>
          <br />
          We compare the result with the original.
        </li>
      </ol>
    </Steps>
  ),
};
