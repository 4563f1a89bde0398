import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Logo, LogoCarousel, LogoGrid} from '.';

const names = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple', 'Rowan'];
const logos = names.map((name) => (
  <Logo key={name} src={`/img/clients/${name.toLowerCase()}.svg`} alt={name} title={name} />
));

export const guidance: Guidance = {
  do: [
    'Draw the logo as an SVG of 200 by 80 for a white ground, in static/img/clients.',
    "Give the company's name as alt.",
  ],
  dont: ["Write 'logo' into the alt. Screen readers say already that it is a picture."],
};

export const examples: Record<string, ReactElement> = {
  'Logos that move': <LogoCarousel label="Clients">{logos}</LogoCarousel>,
  'Logos in a grid': <LogoGrid>{logos}</LogoGrid>,
};
