import {FOR_EVER, HASHED} from './caching';
import {OVER_TLS, securityHeaders} from './security';

/**
 * The file `_headers` of a build, which hosts such as Netlify and Cloudflare Pages read. Caching of what
 * has no hash is left to them: they ask about pages each time, and would join two rules into one value.
 * @param baseUrls of the build's languages; each begins and ends with a slash
 */
export function headersFile(baseUrls: string[], formsOrigin?: string): string {
  const all = Object.entries({...securityHeaders(formsOrigin), ...OVER_TLS});
  return [
    '/*',
    ...all.map(([name, value]) => `  ${name}: ${value}`),
    ...baseUrls.flatMap((baseUrl) => [`${baseUrl}${HASHED}*`, `  cache-control: ${FOR_EVER}`]),
    '',
  ].join('\n');
}
