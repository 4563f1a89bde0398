/**
 * Bundler loader: takes `description` out of translate({id, message, description}) calls.
 * Descriptions are for translators, who find them in i18n/; visitors would only download them
 * (about 1 kB brotli). With the option `ids: false` it takes `id` as well, for the language that the
 * messages themselves are in: nobody looks them up. A call it does not recognise passes through unchanged, and works the same.
 * CommonJS, since the bundler loads it by itself.
 */
const STRING = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const DESCRIPTION = new RegExp(
  String.raw`(translate\(\s*\{\s*id:\s*${STRING},\s*message:\s*${STRING},)\s*description:\s*${STRING},?`,
  'g',
);

const ID = new RegExp(String.raw`(translate\(\s*\{)\s*id:\s*${STRING},(\s*message:)`, 'g');

module.exports = function strip(source) {
  const short = source.replace(DESCRIPTION, '$1');
  return this.getOptions().ids === false ? short.replace(ID, '$1$2') : short;
};
