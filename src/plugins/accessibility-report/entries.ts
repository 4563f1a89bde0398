/**
 * What is wrong with an entry of a JSON file, every member of which has to be a text.
 *
 * @param mayBeEmpty the one member that may be an empty text
 * @returns the end of a sentence; undefined when nothing is wrong
 */
export function problemOfTexts(
  entry: unknown,
  members: readonly string[],
  mayBeEmpty = '',
): string | undefined {
  if (typeof entry !== 'object' || entry === null) return 'has to be an object';
  const given = entry as Record<string, unknown>;
  const missing = members.filter((name) => {
    const text = given[name];
    return typeof text !== 'string' || (name !== mayBeEmpty && text.trim() === '');
  });
  if (missing.length > 0) return `lacks a text for ${missing.join(', ')}`;
  const unknown = Object.keys(given).filter((name) => !members.includes(name));
  if (unknown.length > 0) return `has ${unknown.join(', ')}, which nothing reads: take it out`;
  return undefined;
}
