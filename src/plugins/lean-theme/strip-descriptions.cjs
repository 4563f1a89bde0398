/**
 * Bundler loader: takes `description` out of translate({id, message, description}) calls.
 * Descriptions are for translators, who find them in i18n/; visitors would only download them
 * (about 1 kB brotli). A call it does not recognise passes through unchanged, and works the same.
 * CommonJS, since the bundler loads it by itself.
 */
const STRING = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const DESCRIPTION = new RegExp(
  String.raw`(translate\(\s*\{\s*id:\s*${STRING},\s*message:\s*${STRING},)\s*description:\s*${STRING},?`,
  'g',
);

module.exports = (source) => source.replace(DESCRIPTION, '$1');
