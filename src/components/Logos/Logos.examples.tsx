import type {ReactElement} from 'react';
import type {Guidance} from '../../primitives/guidance';
import {Logo, LogoCarousel, LogoGrid} from '.';

const companies = {
  wrenholt: 'Wrenholt University',
  solenhart: 'Solenhart Clinics',
  tarrow: 'Tarrow County Council',
  ostrand: 'Ostrand Private Bank',
  hollybasket: 'Hollybasket',
  kestrelwave: 'Kestrelwave',
  dunavelle: 'Dunavelle Hotels',
  lanternroot: 'Lanternroot Foundation',
  northreel: 'Northreel',
};
const logos = Object.entries(companies).map(([file, name]) => (
  <Logo key={file} src={`/img/clients/${file}.svg`} alt={name} title={name} />
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
