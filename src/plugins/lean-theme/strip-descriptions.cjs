/**
 * Bundler loader: removes `description` from calls of translate({id, message, description}).
 * Descriptions are for translators, who find them in i18n/; visitors would download them for nothing
 * (about 1 kB of Brotli). With the option `ids: false` it also removes `id`, for the language of the source, whose
 * messages are not looked up. Calls that it does not recognise are unchanged, and work as well.
 * CommonJS, because the bundler loads this file without a compiler.
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
