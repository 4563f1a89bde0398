/** What tests of a site can use besides the audit: waiting for a page, and contrast. */
export {allLaidOut, atRest} from './rest';
export {blend, contrast, type Rgb} from './contrast';
