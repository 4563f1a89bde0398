/** What a row may ask of a built page. Each answers with what was found instead, or with nothing when all is well. */
import type {CheerioAPI} from 'cheerio';

export interface Page {
  route: string;
  $: CheerioAPI;
}

export type Demand = (page: Page) => string | undefined;

type Wanted = string | RegExp;

/** White space as a reader meets it. */
const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

const textsAt = ($: CheerioAPI, at: string) =>
  $(at)
    .get()
    .map((one) => folded($(one).text()));

const fits = (text: string | undefined, wanted: Wanted) =>
  text !== undefined && (typeof wanted === 'string' ? text === wanted : wanted.test(text));

const inWords = (all: readonly unknown[]) => (all.length ? all.map(String).join(' | ') : 'nothing');

const fitting = (found: (string | undefined)[], wanted: readonly Wanted[]) =>
  found.length === wanted.length && wanted.every((one, index) => fits(found[index], one));

/** These texts stand there, in this order, and no other. */
export const texts =
  (at: string, ...wanted: Wanted[]): Demand =>
  ({$}) => {
    const found = textsAt($, at);
    if (!fitting(found, wanted)) return `${at}: found ${inWords(found)}, wanted ${inWords(wanted)}`;
  };

/** These texts come first, in this order; writers may have added some after them. */
export const begins =
  (at: string, ...wanted: Wanted[]): Demand =>
  ({$}) => {
    const found = textsAt($, at).slice(0, wanted.length);
    if (!fitting(found, wanted))
      return `${at}: begins with ${inWords(found)}, wanted ${inWords(wanted)}`;
  };

/** Each of these texts stands there, wherever. */
export const has =
  (at: string, ...wanted: Wanted[]): Demand =>
  ({$}) => {
    const found = textsAt($, at);
    const missing = wanted.filter((one) => !found.some((text) => fits(text, one)));
    if (missing.length) return `${at}: no ${inWords(missing)} among ${inWords(found)}`;
  };

/** The main content says it. */
export const says =
  (wanted: Wanted): Demand =>
  ({$}) => {
    const text = folded($('main').text());
    if (!(typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)))
      return `the main content does not say ${String(wanted)}`;
  };

type Link = readonly [label: Wanted, target: Wanted];

const linksAt = ($: CheerioAPI, at: string) =>
  $(at)
    .get()
    .map((one) => [folded($(one).text()), $(one).attr('href')] as const);

/** These links stand first there, in this order; writers may have added some after them. */
export const leads =
  (at: string, ...wanted: Link[]): Demand =>
  ({$}) => {
    const found = linksAt($, at).slice(0, wanted.length);
    const well = wanted.every(
      ([label, target], index) => fits(found[index]?.[0], label) && fits(found[index]?.[1], target),
    );
    if (!well)
      return `${at}: leads to ${inWords(found.map((one) => one.join(' → ')))}, wanted ${inWords(wanted.map((one) => one.join(' → ')))}`;
  };

/** There are so many of them. */
export const count =
  (at: string, wanted: number): Demand =>
  ({$}) => {
    const found = $(at).length;
    if (found !== wanted) return `${at}: found ${found}, wanted ${wanted}`;
  };

/** There are so many of them or more: writers may have added some. */
export const atLeast =
  (at: string, wanted: number): Demand =>
  ({$}) => {
    const found = $(at).length;
    if (found < wanted) return `${at}: found ${found}, wanted ${wanted} or more`;
  };

/** There is none. */
export const none = (at: string): Demand => count(at, 0);

/** Each of them, and there is one at least, has so many letters. */
export const long =
  (at: string, letters: number): Demand =>
  ({$}) => {
    const shortest = Math.min(...textsAt($, at).map((text) => text.length), Infinity);
    if ($(at).length === 0) return `${at}: found nothing`;
    if (shortest < letters) return `${at}: has ${shortest} letters, wanted ${letters}`;
  };

/** Each of them, and there is one at least, has the attribute with this value. */
export const attribute =
  (at: string, name: string, wanted: Wanted): Demand =>
  ({$}) => {
    const found = $(at)
      .get()
      .map((one) => $(one).attr(name));
    if (found.length === 0) return `${at}: found nothing`;
    const wrong = found.filter((value) => !fits(value, wanted));
    if (wrong.length) return `${at}: ${name} is ${inWords(wrong)}, wanted ${String(wanted)}`;
  };

/** No two of them have the same value of the attribute. */
export const different =
  (at: string, name: string): Demand =>
  ({$}) => {
    const found = $(at)
      .get()
      .map((one) => $(one).attr(name));
    if (new Set(found).size !== found.length || found.includes(undefined))
      return `${at}: ${name} is ${inWords(found)}, wanted all different`;
  };

/** The first of each stands after the first of the one before. */
export const inOrder =
  (...parts: string[]): Demand =>
  ({$}) => {
    const all = $('*').get();
    const places = parts.map((part) => {
      const [first] = $(part).get();
      return first ? all.indexOf(first) : -1;
    });
    const wrong = parts.filter((_, index) => (places[index] ?? -1) <= (places[index - 1] ?? -1));
    if (wrong.length) return `out of its place or missing: ${inWords(wrong)}`;
  };
