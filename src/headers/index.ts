/** Security and caching headers, for our server and for static hosts. */
export {REVALIDATE, cacheControl} from './caching';
export {OVER_TLS, securityHeaders} from './security';
export {headersFile} from './static-hosts';
