import type {ReactElement} from 'react';
import {Carousel} from './Carousel';

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

export const examples: Record<string, ReactElement> = {
  'Six slides, three in view': (
    <Carousel label="Numbers" inView={{small: 1, medium: 2, wide: 3}}>
      {names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>
  ),
  'Too few to move': (
    <Carousel label="Two numbers" inView={{small: 1, medium: 2, wide: 3}}>
      <p>One</p>
      <p>Two</p>
    </Carousel>
  ),
};
