/**
 * The one function of `@docusaurus/utils-common` that the browser needs; the package's
 * index is CommonJS, so a bundler would include all of it, and tslib (2 kB of Brotli).
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
