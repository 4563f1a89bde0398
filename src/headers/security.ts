/** What every answer of the site tells a browser to refuse: one source for each way to serve it. */

/** Hosts whose frames the site shows: the maps of the contact page. */
const FRAMES = ['https://www.openstreetmap.org'];

/** Two years would do no more; the domain's other hosts are not ours to promise for. */
const ONE_YEAR = 31_536_000;

/**
 * What a page may load, and where its forms may go.
 * @param formsOrigin of the forms service, when that is another host
 */
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

/** Name → value of the header that holds a browser to TLS; for answers over TLS only. */
export const OVER_TLS = {'strict-transport-security': `max-age=${ONE_YEAR}`};

/**
 * Name → value of each security header but OVER_TLS.
 * @param formsOrigin of the forms service, when that is another host
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
