import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Stat, Stats} from './Stats';

export const guidance: Guidance = {
  do: [
    'Give figures that somebody can check, and name what is counted.',
    'Use start="view" below the first screen.',
  ],
  dont: ['Round up.'],
};

export const examples: Record<string, ReactElement> = {
  'Counting on load': (
    <Stats start="load">
      <Stat value={200} suffix="+">
        projects
      </Stat>
      <Stat value={24} suffix="/7">
        support
      </Stat>
    </Stats>
  ),
  'Counting once in view': (
    <Stats start="view">
      <Stat value={98} suffix="%">
        retention
      </Stat>
      <Stat value={50} suffix="+">
        countries
      </Stat>
    </Stats>
  ),
};
