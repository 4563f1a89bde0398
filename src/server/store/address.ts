/** An e-mail address as it is compared: without the spaces around it that a paste brings, in any case. */
export function comparable(email: string): string {
  return email.trim().toLowerCase();
}
