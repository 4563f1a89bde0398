import type {Plugin} from '@docusaurus/types';
import {ENDPOINTS} from '../../forms/tables';

/**
 * In `npm run dev`, forwards posts of forms to the forms service that runs beside the preview.
 *
 * @param port of that service; without it the plugin does nothing
 * @param base path of the site
 */
export default function formsProxy(port: string | undefined, base: string) {
  return (): Plugin => ({
    name: 'forms-proxy',
    // Docusaurus supports devServer, although its type does not include it.
    configureWebpack: (): object =>
      port
        ? {
            devServer: {
              proxy: [
                {
                  context: ENDPOINTS.map((endpoint) => base + endpoint.slice(1)),
                  target: `http://127.0.0.1:${port}`,
                },
              ],
            },
          }
        : {},
  });
}
