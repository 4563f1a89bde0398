/** What forms contain besides their fields to tell people from programs. */

/** A text field that no person meets: whoever fills it in is a program. */
export const HONEYPOT_FIELD = 'website';
