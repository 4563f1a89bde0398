/** Something the caller can fix: the message says what is wrong and what would be right. */
export class NewError extends Error {
  override name = 'NewError';
}
