import {textsOf} from '../../lateTexts';
import messages from './ReaderQueue.late.json';

export const t = textsOf(messages);

/** A time as figures, in every language alike. */
export const inSeconds = (figure: number): string => `${decimal(figure)} s`;

/** `8.25` → `8.3`; a figure below zero has a minus sign, not a hyphen. */
export const decimal = (figure: number): string => figure.toFixed(1).replace('-', '\u2212');
