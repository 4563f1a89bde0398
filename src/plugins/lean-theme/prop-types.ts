/** React 19 reads no propTypes, yet react-router and react-helmet-async still write some. */
const anything = () => anything;

export default new Proxy({}, {get: () => anything});
