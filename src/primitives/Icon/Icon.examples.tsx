import type {ReactElement} from 'react';
import {Icon} from './Icon';

export const examples: Record<string, ReactElement> = {
  'Beside words': (
    <p>
      <Icon name="map-pin" /> Hyderabad
    </p>
  ),
};
