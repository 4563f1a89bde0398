import type {ReactElement} from 'react';
import {Logo, LogoCarousel, LogoGrid} from '.';

const names = ['Alder', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple', 'Rowan'];
const logos = names.map((name) => (
  <Logo key={name} src={`/img/clients/${name.toLowerCase()}.svg`} alt={name} title={name} />
));

export const examples: Record<string, ReactElement> = {
  'Logos that move': <LogoCarousel label="Clients">{logos}</LogoCarousel>,
  'Logos in a grid': <LogoGrid>{logos}</LogoGrid>,
};
