/**
 * The one function of `@docusaurus/utils-common` that the browser needs. The package's index is CommonJS, so a
 * bundler would include all of the package and tslib: 2 kB after compression.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
