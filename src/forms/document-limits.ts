/** Limits of documents in a request, sizes in bytes. In a separate file, since the document check loads it too. */
export const DOCUMENT_LIMITS = {size: 25 << 20, count: 5, total: 50 << 20} as const;
