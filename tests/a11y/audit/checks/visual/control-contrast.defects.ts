import type {Check} from '../../check';
import {at} from '../../plants';
import {CONTACT} from '../visits';

export const controlContrastDefects: Check['defects'] = [
  {
    name: 'Fields have a pale grey edge',
    visit: at(CONTACT),
    plant: {css: 'main input, main select {border-color: #cfcfd8 !important}'},
  },
  {
    name: 'In the dark, fields keep the edge of the light scheme',
    visit: at(CONTACT, 320, {scheme: 'dark'}),
    plant: {css: 'main form [name] {border-color: #3b3760 !important}'},
  },
  {
    name: 'The carousel’s buttons have an edge that is only a hint',
    visit: at('/'),
    plant: {css: 'main section button {border-color: #e4e4ec !important}'},
  },
  {
    name: 'The arrows of the carousel are pale',
    visit: at('/'),
    plant: {css: 'main section button svg {color: #b9b6cc}'},
  },
  {
    name: 'In forced colours the fields have no edge',
    visit: at(CONTACT, 1280, {scheme: 'forced colours'}),
    plant: {css: 'main form [name] {border: 0 !important}'},
  },
  {
    name: 'In forced colours a button’s icon is lost with the ground that drew it',
    visit: at('/', 1280, {scheme: 'forced colours'}),
    plant: {
      css: 'main section button {border: 0 !important} main section button svg {visibility: hidden}',
    },
  },
];
