/** Security and caching headers, for our server and for static hosts. */

export {ETAGS_FILE, etagFor, type Etags} from './etags';

/** Hosts that may be framed: the contact page's maps. */
const FRAMES = ['https://www.openstreetmap.org'];

const ONE_YEAR = 31_536_000;
/** Folder of files whose name contains a hash of their content or build. */
const HASHED = 'assets/';
const IMMUTABLE = `public, max-age=${ONE_YEAR}, immutable`;
const HOUR = 'public, max-age=3600';
/** For pages: cached, but revalidated every time, so that a new build shows immediately. */
export const REVALIDATE = 'no-cache';

/** Returns the value of `cache-control` for a file. @param file path below the build */
export function cacheControl(file: string): string {
  // Each language of a build has its own assets, below its prefix.
  if (`/${file}`.includes(`/${HASHED}`)) return IMMUTABLE;
  return file.endsWith('.html') ? REVALIDATE : HOUR;
}

/** HSTS, for answers over TLS only. Subdomains are excluded, since the site does not control them. */
export const HSTS = {'strict-transport-security': `max-age=${ONE_YEAR}`};

function contentSecurityPolicy(formsOrigin?: string): string {
  const forms = formsOrigin ? ["'self'", formsOrigin] : ["'self'"];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': forms,
    'form-action': forms,
    'frame-src': FRAMES,
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Returns every security header except HSTS, by name.
 * @param formsOrigin origin of the forms service if it is another host
 */
export function securityHeaders(formsOrigin?: string) {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': contentSecurityPolicy(formsOrigin),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/**
 * Returns the content of `_headers`, a file for hosts such as Netlify and Cloudflare Pages. These hosts revalidate
 * files without a hash by default, and join two rules for the same header into one value.
 * @param baseUrls of the build's languages; each begins and ends with a slash
 */
export function headersFile(baseUrls: string[], formsOrigin?: string): string {
  const all = Object.entries({...securityHeaders(formsOrigin), ...HSTS});
  return [
    '/*',
    ...all.map(([name, value]) => `  ${name}: ${value}`),
    ...baseUrls.flatMap((baseUrl) => [`${baseUrl}${HASHED}*`, `  cache-control: ${IMMUTABLE}`]),
    '',
  ].join('\n');
}
