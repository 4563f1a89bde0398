/** The security headers of every answer, in one place. */
import type {FastifyInstance} from 'fastify';
import type {Settings} from './settings';

/** Hosts whose frames the site shows: the maps of the contact page. */
const FRAMES = ['https://www.openstreetmap.org'];

/** What a page may load, and where its forms may go. */
export function contentSecurityPolicy(formsOrigin?: string): string {
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
 * Name and value of each security header. Strict-Transport-Security is not among them: it belongs
 * to the proxy that ends TLS, which alone knows whether every host below the domain has it.
 */
export function securityHeaders({formsOrigin}: Pick<Settings, 'formsOrigin'>) {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': contentSecurityPolicy(formsOrigin),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Adds the security headers before anything else can answer. */
export function sendSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
