/** Limits of documents in a request, sizes in bytes. In a separate file, since the document check loads it too. */
export const DOCUMENT_LIMITS = {maxBytes: 25 << 20, maxFiles: 5, maxTotalBytes: 50 << 20} as const;
