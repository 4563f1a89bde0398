import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Office, Offices} from './Offices';

export const guidance: Guidance = {
  do: ['Write the whole address above the map, as on a letter.'],
  dont: ['Rely on the map alone. Some readers block it, and some cannot see it.'],
};

export const examples: Record<string, ReactElement> = {
  'One with a map, one without': (
    <Offices>
      <Office name="Hyderabad" latitude={17.385} longitude={78.4867} picture="hyderabad">
        <h3 id="hyderabad">Hyderabad, India</h3>
        <p>Hyderabad, Telangana, India</p>
      </Office>
      <Office name="Leander" latitude={30.5788} longitude={-97.8531} picture="leander" map={false}>
        <h3 id="leander">Leander, USA</h3>
        <p>Leander, Texas, USA</p>
      </Office>
    </Offices>
  ),
};
