/**
 * What travels between browser and server (SPEC sections 3 and 7).
 */
import {dialCodeOf} from './options';

/** Paths below `{host}` (the build setting FORMS_HOST, by default the site's own origin). */
export const ENDPOINTS = {
  googleSheet: '/googleSheet-contact-form',
  contact: '/contact-form',
  careers: '/careers-form',
} as const;

/** A submit that has had no answer is given up after this long, in milliseconds (SPEC section 9). */
export const BUSY_RESET_MS = 50_000;

/** One key for each distinct submission; every retry carries it again. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** JSON body of both contact calls. */
export interface ContactEnquiry {
  name: string;
  /** Country code, one space, ten digits: "+91 9876543210". */
  phoneNumber: string;
  email: string;
  companyName: string;
  /** One of PURPOSES. */
  enquiries: string;
}

/** Text parts of the careers call; the part `file` holds the resume. */
export interface CareerApplication {
  name: string;
  email: string;
  /** As in ContactEnquiry. */
  phoneNumber: string;
  /** One of POSITIONS. */
  position: string;
}

/** Joins the two inputs into the submitted phone number. */
export function joinPhone(countryId: string, number: string): string {
  return `${dialCodeOf(countryId) ?? ''} ${number.trim()}`;
}
