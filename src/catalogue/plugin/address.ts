/** Address of the catalogue of blocks, below the base URL. */
export const CATALOGUE = '/_catalogue';
