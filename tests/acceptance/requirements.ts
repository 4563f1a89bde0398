/** The requirements that a row can make of a built page. */
import type {CheerioAPI} from 'cheerio';

/** Returns what was found instead; undefined if the requirement is met. */
export type Requirement = ($: CheerioAPI) => string | undefined;

/** The kind of a requirement and its arguments: usually a selector and the expected content. */
export type RequirementInWords = readonly [kind: string, ...needs: unknown[]];

type Wanted = string | RegExp;
type Link = readonly [label: Wanted, target: Wanted];

/** Returns text with collapsed white space. */
const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

const each = <T>($: CheerioAPI, at: string, value: (one: ReturnType<CheerioAPI>) => T) =>
  $(at)
    .get()
    .map((one) => value($(one)));

const textsAt = ($: CheerioAPI, at: string) => each($, at, (one) => folded(one.text()));

const valuesAt = ($: CheerioAPI, at: string, name: string) => each($, at, (one) => one.attr(name));

/** A link to a form may preselect an option with a query; the specification names the page. */
const withoutQuery = (href: string | undefined) => href?.replace(/^(\/[^?]*)\?[^#]*/, '$1');

const linksAt = ($: CheerioAPI, at: string) =>
  each($, at, (one) => [folded(one.text()), withoutQuery(one.attr('href'))]);

const fits = (text: string | undefined, wanted: Wanted | undefined) =>
  typeof wanted === 'string'
    ? text === wanted
    : !!wanted && text !== undefined && wanted.test(text);

const allFit = (found: (string | undefined)[], wanted: readonly Wanted[]) =>
  found.length === wanted.length && wanted.every((one, index) => fits(found[index], one));

const inWords = (all: readonly unknown[]) => (all.length ? all.map(String).join(' | ') : 'nothing');

/** Returns a sentence about the texts found, unless the requirement is met. */
const unless = (
  well: boolean,
  at: string,
  found: readonly unknown[],
  wanted: readonly unknown[],
) => (well ? undefined : `${at}: found ${inWords(found)}, wanted ${inWords(wanted)}`);

/** The kinds of requirements. */
const KINDS = {
  /** These texts are there, in this order, and no other. */
  texts: ($: CheerioAPI, at: string, ...wanted: Wanted[]) => {
    const found = textsAt($, at);
    return unless(allFit(found, wanted), at, found, wanted);
  },
  /** These texts come first, in this order; writers may have added some after them. */
  begins: ($: CheerioAPI, at: string, ...wanted: Wanted[]) => {
    const found = textsAt($, at).slice(0, wanted.length);
    return unless(allFit(found, wanted), at, found, wanted);
  },
  /** Each of these texts exists, anywhere. */
  has: ($: CheerioAPI, at: string, ...wanted: Wanted[]) => {
    const found = textsAt($, at);
    const missing = wanted.filter((one) => !found.some((text) => fits(text, one)));
    return unless(missing.length === 0, at, found, missing);
  },
  /** The main content contains it. */
  says: ($: CheerioAPI, wanted: string) =>
    unless(folded($('main').text()).includes(wanted), 'main', ['other words'], [wanted]),
  /** These links come first, in this order; writers may have added some after them. */
  leads: ($: CheerioAPI, at: string, ...wanted: Link[]) => {
    const found = linksAt($, at).slice(0, wanted.length);
    const well = wanted.every((link, index) => allFit(found[index] ?? [], link));
    return unless(well, at, found, wanted);
  },
  /** There are exactly so many. */
  count: ($: CheerioAPI, at: string, wanted: number) =>
    unless($(at).length === wanted, at, [$(at).length], [wanted]),
  /** There are at least so many: writers may have added some. */
  atLeast: ($: CheerioAPI, at: string, wanted: number) =>
    unless($(at).length >= wanted, at, [$(at).length], [`${wanted} or more`]),
  /** There is none. */
  none: ($: CheerioAPI, at: string) => unless($(at).length === 0, at, [$(at).length], []),
  /** At least one exists, and each has at least this many letters. */
  long: ($: CheerioAPI, at: string, letters: number) => {
    const found = textsAt($, at).map((text) => text.length);
    const well = found.length > 0 && found.every((length) => length >= letters);
    return unless(well, at, found, [`${letters} letters`]);
  },
  /** At least one exists, and each has the attribute with this value. */
  attribute: ($: CheerioAPI, at: string, name: string, wanted: Wanted) => {
    const found = valuesAt($, at, name);
    const well = found.length > 0 && found.every((value) => fits(value, wanted));
    return unless(well, `${at}: ${name}`, found, [wanted]);
  },
  /** No two of them have the same value of the attribute. */
  different: ($: CheerioAPI, at: string, name: string) => {
    const found = valuesAt($, at, name);
    const well = new Set(found).size === found.length && !found.includes(undefined);
    return unless(well, `${at}: ${name}`, found, ['all different']);
  },
  /** The first match of each selector comes after that of the previous one. */
  inOrder: ($: CheerioAPI, ...parts: string[]) => {
    const all = $('*').get();
    const places = parts.map((part) => all.findIndex((one) => one === $(part).get(0)));
    const well = places.every((place, index) => place > (places[index - 1] ?? -1));
    return unless(well, 'order', places, parts);
  },
};

/** The requirement that a row states in words. Throws for a kind that is not known. */
export function requirementOf([kind, ...needs]: RequirementInWords): Requirement {
  const check = Object.entries(KINDS).find(([name]) => name === kind)?.[1];
  if (!check) throw new Error(`tests/acceptance/rows: no requirement is called "${kind}".`);
  return ($) => (check as ($: CheerioAPI, ...needs: unknown[]) => string | undefined)($, ...needs);
}
