/** Faults that html-validate must see. */
import type {Defect} from '../check';

export const htmlValidateDefects: readonly Defect[] = [];
