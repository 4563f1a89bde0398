/** What forms carry, beside their fields, to tell people from programs. */

/** A text field that no person meets: whoever fills it in is a program. */
export const HONEYPOT_FIELD = 'website';

/** The hidden field that the server writes into a form of a page it serves. */
export const TOKEN_FIELD = 'formToken';

/** The same token, when script sends the form. */
export const TOKEN_HEADER = 'Form-Token';

/** Path below `{host}` that gives a token to a page which came without one. */
export const TOKEN_ENDPOINT = '/form-token';

/** Marks the element that the server writes the token into. */
export const TOKEN_MARKER = 'data-form-token';
