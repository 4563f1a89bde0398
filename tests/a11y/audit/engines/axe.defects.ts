/** Faults that axe must see. */
import type {Defect} from '../check';

export const axeDefects: readonly Defect[] = [];
