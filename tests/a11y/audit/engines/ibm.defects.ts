/** Faults that ibm must see. */
import type {Defect} from '../check';

export const ibmDefects: readonly Defect[] = [];
