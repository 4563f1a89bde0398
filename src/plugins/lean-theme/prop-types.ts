/** React 19 ignores propTypes, yet react-router and react-helmet-async still declare some. */
const anything = () => anything;

export default new Proxy({}, {get: () => anything});
