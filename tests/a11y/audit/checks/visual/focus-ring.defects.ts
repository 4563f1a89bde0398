import type {Check} from '../../check';
import {at} from '../../plants';
import {CAREERS, CONTACT} from '../visits';

export const focusRingDefects: Check['defects'] = [
  {
    name: 'Links lose their ring',
    visit: at('/'),
    plant: {css: 'a:focus-visible {outline: none; box-shadow: none}'},
  },
  {
    name: 'The ring is a line of 1 px',
    visit: at(CONTACT, 320),
    plant: {css: ':focus-visible {outline-width: 1px; box-shadow: none}'},
  },
  {
    name: 'The ring keeps its light colour in the dark',
    visit: at(CONTACT, 1280, {scheme: 'dark'}),
    plant: {css: 'main :focus-visible {outline-color: #16113d}'},
  },
  {
    name: 'The ring is a shadow, which forced colours take away',
    visit: at(CAREERS, 1280, {scheme: 'forced colours'}),
    plant: {css: ':focus-visible {outline: 0; box-shadow: 0 0 0 4px #33278a}'},
  },
  {
    name: 'Parts of the form clip the ring of their fields',
    visit: at(CONTACT),
    plant: {css: 'main form :has(> input) {overflow: clip}'},
  },
  {
    name: 'Tabs in the services panel show focus by a paler ground only',
    visit: at('/About', 1280, {state: 'the services panel on Testing Services'}),
    plant: {
      css: '[role=tab]:focus-visible {outline: 0; box-shadow: none; background-color: #f5f4fe}',
    },
  },
];
