/** Security and caching headers, for our server and for static hosts. */

export {ETAGS_FILE, etagFor, type Etags} from './etags.ts';

/** What differs from site to site. */
export interface HeaderPolicy {
  /** Directives of the Content-Security-Policy in place of those here, such as `'frame-src': ['https://maps.example']`. */
  policy?: Readonly<Record<string, readonly string[]>>;
  /** Folder of files whose name contains a hash of their content or build, such as `assets/`, also below other folders. */
  hashed?: string;
}

const ONE_YEAR = 31_536_000;
const IMMUTABLE = `public, max-age=${ONE_YEAR}, immutable`;
const HOUR = 'public, max-age=3600';
/** For pages: cached, but revalidated every time, so that a new build shows immediately. */
export const REVALIDATE = 'no-cache';

/** Returns the value of `cache-control` for a file. @param file path below the build */
export function cacheControl(file: string, {hashed}: HeaderPolicy = {}): string {
  // Each language of a build has its own assets, below its prefix.
  if (hashed !== undefined && `/${file}`.includes(`/${hashed}`)) return IMMUTABLE;
  return file.endsWith('.html') ? REVALIDATE : HOUR;
}

/** HSTS, for answers over TLS only. Subdomains are excluded, since the site does not control them. */
export const HSTS = {'strict-transport-security': `max-age=${ONE_YEAR}`};

function contentSecurityPolicy({policy}: HeaderPolicy, formsOrigin?: string): string {
  const forms = formsOrigin ? ["'self'", formsOrigin] : ["'self'"];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': forms,
    'form-action': forms,
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    ...policy,
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Returns every security header except HSTS, by name.
 * @param formsOrigin origin of the forms service if it is another host
 */
export function securityHeaders(policy: HeaderPolicy = {}, formsOrigin?: string) {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': contentSecurityPolicy(policy, formsOrigin),
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
export function headersFile(
  policy: HeaderPolicy,
  baseUrls: readonly string[],
  formsOrigin?: string,
): string {
  const all = Object.entries({...securityHeaders(policy, formsOrigin), ...HSTS});
  const hashed = policy.hashed === undefined ? [] : baseUrls;
  return [
    '/*',
    ...all.map(([name, value]) => `  ${name}: ${value}`),
    ...hashed.flatMap((baseUrl) => [
      `${baseUrl}${policy.hashed}*`,
      `  cache-control: ${IMMUTABLE}`,
    ]),
    '',
  ].join('\n');
}
