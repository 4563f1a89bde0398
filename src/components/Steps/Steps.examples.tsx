import type {ReactElement} from 'react';
import {Steps} from './Steps';

export const examples: Record<string, ReactElement> = {
  'Five steps': (
    <Steps>
      <ol>
        <li>
          <strong>Evaluate.</strong> We open the file and list its faults.
        </li>
        <li>
          <strong>Plan.</strong> We agree with you on the standard, the scope and the order.
        </li>
        <li>
          <strong>Remediate.</strong> We make the repairs.
        </li>
        <li>
          <strong>Testing.</strong> We run checkers and read the file with a screen reader.
        </li>
        <li>
          <strong>Verification.</strong> We compare the result with the original.
        </li>
      </ol>
    </Steps>
  ),
};
