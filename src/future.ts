import {DEFAULT_FUTURE_V4_CONFIG} from '@docusaurus/core/lib/server/configValidation';

/**
 * Those of these flags that this version of Docusaurus asks about. A flag of the next version goes away once what it
 * switches on is the rule, and Docusaurus stops at a flag that it does not know.
 */
export function flagsAskedAbout<Flags extends object>(flags: Flags): Partial<Flags> {
  const asked = Object.entries(flags).filter(([name]) => name in DEFAULT_FUTURE_V4_CONFIG);
  return Object.fromEntries(asked) as Partial<Flags>;
}
