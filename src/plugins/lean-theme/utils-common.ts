/**
 * The one function of `@docusaurus/utils-common` that the browser needs; the package's
 * index is CommonJS, so a bundler must take all of it, and tslib with it (2 kB brotli).
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
