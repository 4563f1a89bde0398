/**
 * Stands in for prop-types, whose checks React 19 no longer runs; react-helmet-async still
 * declares some. Everything one can name or call on it is itself.
 */
const anything: object = new Proxy(() => anything, {get: () => anything});

export default anything;
