/** A sentence, and where it appears, for translators. */
export interface Message {
  message: string;
  description: string;
}
