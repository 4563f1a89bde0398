import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Testimonial, Testimonials} from './Testimonials';

const people: [name: string, rating: number][] = [
  ['Asha Rao, editor', 5],
  ['Ben Holt, records manager', 4.5],
  ['Chidi Obi, product owner', 4],
  ['Dana Weiss, service designer', 3.5],
  ['Emil Novak, developer', 0.5],
  ['Farah Aziz, IT manager', 0],
];

export const guidance: Guidance = {
  do: [
    'Ask the client before you quote them, and name their role.',
    'Give about six, each with one or two sentences.',
  ],
  dont: ['Write one yourself.'],
};

export const examples: Record<string, ReactElement> = {
  'Six testimonials': (
    <Testimonials label="What clients say">
      {people.map(([name, rating]) => (
        <Testimonial key={name} rating={rating} name={name} quote="A clear report">
          Each barrier came with a way to fix it.
        </Testimonial>
      ))}
    </Testimonials>
  ),
};
