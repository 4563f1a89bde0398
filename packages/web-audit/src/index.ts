/** `@trendsoft/web-audit`: what a configuration needs. It loads neither a browser nor an engine. */
export {
  defineConfig,
  SCHEMES,
  WIDTHS,
  widthsIn,
  type AuditConfig,
  type Exception,
  type State,
  type Width,
} from './config';
export type {Finding, Scheme, Visit} from './probe';
