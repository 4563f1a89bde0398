/** Replaces prop-types: React 19 ignores propTypes, but react-router and react-helmet-async still declare some. */
const validator = () => validator;

export default new Proxy({}, {get: () => validator});
