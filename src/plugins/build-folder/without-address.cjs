/** A loader that replaces a module's address by one that names no folder. */
module.exports = function withoutAddress(source) {
  return source.replaceAll('import.meta.url', '"file:///"');
};
