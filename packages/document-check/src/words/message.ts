/** A sentence, and where it appears: what a translator is given. */
export interface Message {
  message: string;
  description: string;
}
