/** Path of the block catalogue, below the base URL. */
export const CATALOGUE = '/_catalogue';
