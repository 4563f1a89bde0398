import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {ENDPOINTS} from '../../forms/tables';

/** Where the preview reads what the writers' check found. */
const FINDINGS = '_check';

interface Ports {
  /** Port of the forms service. */
  forms: string | undefined;
  /** Port of the server that sends findings. */
  findings: string | undefined;
}

/**
 * Connects the live preview to what `npm run dev` runs beside it: forwards posts of forms to the forms service, and shows
 * the findings of the writers' check on each page. Without ports, as in a build, it does nothing.
 *
 * @param base path of the site
 */
export default function preview({forms, findings}: Ports, base: string) {
  const proxied = [
    ...(forms
      ? [{context: ENDPOINTS.map((endpoint) => base + endpoint.slice(1)), port: forms}]
      : []),
    ...(findings ? [{context: [base + FINDINGS], port: findings}] : []),
  ];
  const proxy = proxied.map(({context, port}) => ({context, target: `http://127.0.0.1:${port}`}));
  return (): Plugin => ({
    name: 'preview',
    getClientModules: () => (findings ? [path.join(__dirname, 'findings.ts')] : []),
    // Docusaurus supports devServer, although its type does not include it.
    configureWebpack: (): object => (proxy.length > 0 ? {devServer: {proxy}} : {}),
  });
}
