/** Documents in one request: bytes of each, how many, and bytes of all. By itself, since a page fetches it with a check. */
export const DOCUMENT_LIMITS = {size: 25 << 20, count: 5, total: 50 << 20} as const;
