import type {ReactElement} from 'react';
import {Art} from './Art';

export const examples: Record<string, ReactElement> = {
  'A scene': <Art name="web" />,
  'An industry': <Art set="industries" name="education" />,
  'An office': <Art set="offices" name="hyderabad" />,
};
