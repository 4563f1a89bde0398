/** Pages of the site in which faults are planted. */
export const CONTACT = '/TrendSoft/ContactUs';
export const CAREERS = '/TrendSoft/Career';
