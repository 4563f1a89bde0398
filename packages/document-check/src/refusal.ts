/** Why a file cannot be checked. */

export const REFUSALS = [
  'notADocument',
  'openDocument',
  'empty',
  'damaged',
  'password',
  'oldOffice',
  'doctype',
  'spreadsheet',
  'tooLarge',
] as const;

/** Each has a sentence in messages/. */
export type RefusalReason = (typeof REFUSALS)[number];

export class Refusal extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}
