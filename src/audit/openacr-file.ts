/** File name of the machine-readable report, in English in the folder of each locale. */
export const OPENACR_FILE = 'openacr.json';
