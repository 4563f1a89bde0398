/** In a separate file, because tests have no bundler to locate the worker. */
export const startWorker = (): Worker =>
  new Worker(
    /* webpackChunkName: "documents_worker" */ new URL(
      '@trendsoft/document-check/worker',
      import.meta.url,
    ),
  );
