/** Mocks CSS modules: a class is named after its key. */
export default new Proxy({}, {get: (_, key) => (key === '__esModule' ? false : key)});
