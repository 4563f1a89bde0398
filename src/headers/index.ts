/** Security and caching headers, for our server and for static hosts. */

/** Hosts whose frames the site shows: the maps of the contact page. */
const FRAMES = ['https://www.openstreetmap.org'];

const ONE_YEAR = 31_536_000;
/** Below this folder, a file's name contains a hash of its content or of its build. */
const HASHED = 'assets/';
const IMMUTABLE = `public, max-age=${ONE_YEAR}, immutable`;
const HOUR = 'public, max-age=3600';
/** For pages: stored, but asked about every time, so that a new build is seen at once. */
export const REVALIDATE = 'no-cache';

/** Returns the value of `cache-control` for a file. @param file path below the build */
export function cacheControl(file: string): string {
  // Each language of a build has its own assets, below its prefix.
  if (`/${file}`.includes(`/${HASHED}`)) return IMMUTABLE;
  return file.endsWith('.html') ? REVALIDATE : HOUR;
}

/** Makes a browser use TLS for a year; for answers over TLS only. Subdomains are not ours to promise for. */
export const OVER_TLS = {'strict-transport-security': `max-age=${ONE_YEAR}`};

/** Returns what a page may load, and where its forms may go. */
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
 * Returns every security header except OVER_TLS, by name.
 * @param formsOrigin origin of the forms service, if it is another host
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
 * Returns the file `_headers` of a build, which hosts such as Netlify and Cloudflare Pages read. They revalidate
 * files without a hash by default, and would join two rules for one header into one value.
 * @param baseUrls of the build's languages; each begins and ends with a slash
 */
export function headersFile(baseUrls: string[], formsOrigin?: string): string {
  const all = Object.entries({...securityHeaders(formsOrigin), ...OVER_TLS});
  return [
    '/*',
    ...all.map(([name, value]) => `  ${name}: ${value}`),
    ...baseUrls.flatMap((baseUrl) => [`${baseUrl}${HASHED}*`, `  cache-control: ${IMMUTABLE}`]),
    '',
  ].join('\n');
}
