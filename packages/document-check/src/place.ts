/** Describes the place of a finding as text. */
import type {Facts, Finding, Place} from './finding.ts';
import {joinList} from './messages/join-list.ts';
import type {Translator} from './messages/index.ts';

const HEADING = /^H(\d)$/;

/** A tag that the author invented keeps its name. */
function elementName(t: Translator, element: string): string {
  const [, level = ''] = HEADING.exec(element) ?? [];
  const id = `element.${level ? 'heading' : element}`;
  const text = t(id);
  return text === id ? element : t(id, {number: level});
}

/** Returns a place as text, such as `Page 2, picture, “chart”`; empty if it is unknown. @param t in the reader's language */
export const placeText = (
  t: Translator,
  format: Facts['format'],
  {page, element, text, follows, within}: Place,
): string =>
  joinList(t, [
    page && t(`place.${format === 'powerpoint' ? 'slide' : 'page'}`, {number: page}),
    element && elementName(t, element),
    text && t('place.quoted', {text}),
    follows && t('place.after', {place: placeText(t, format, follows)}),
    within && t(`place.${within}`),
  ]);

/** The sentence of a finding, for one place or for all of them. */
export const ruleSentence = (
  t: Translator,
  {rule, count}: Pick<Finding, 'rule' | 'count'>,
): string => t(`rule.${rule}`, {count});

/** A place with its text as a list item, beside a picture of its page. */
export interface ListedPlace extends Place {
  line: string;
}

/** Returns the places of a finding that can be described; equal lines are listed once. */
export function listedPlaces(
  t: Translator,
  format: Facts['format'],
  {places}: Pick<Finding, 'places'>,
): ListedPlace[] {
  const listed = new Map<string, ListedPlace>();
  for (const place of places) {
    const line = placeText(t, format, place);
    if (line !== '') listed.set(JSON.stringify([line, place.mcids, place.rect]), {...place, line});
  }
  return [...listed.values()];
}

/**
 * Returns the places of a finding, and how many are not listed. Five pictures without further details are
 * reported once: "picture", and four more.
 * @param most how many are listed
 */
export function placeLines(
  t: Translator,
  format: Facts['format'],
  {places, count}: Finding,
  most?: number,
): string[] {
  const texts = new Set(places.map((place) => placeText(t, format, place)));
  const listed = [...texts].filter(Boolean).slice(0, most);
  const rest = count - listed.length;
  return listed.length > 0 && rest > 0 ? [...listed, t('place.more', {count: rest})] : listed;
}
