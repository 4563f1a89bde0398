/** In a file of its own, because a test has no bundler to say where the worker is. */
export const startWorker = (): Worker =>
  new Worker(
    /* webpackChunkName: "documents_worker" */ new URL('document-check/worker', import.meta.url),
  );
