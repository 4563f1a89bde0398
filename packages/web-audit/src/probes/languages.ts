import {type Probe, find} from '../probe';
import {inEachState} from '../when';

/** 3.1.1 and 3.1.2: a screen reader needs the language of each passage to choose the voice. */
export const languages: Probe = {
  id: 'language',
  title: 'The page and each passage in another language have the correct lang attribute',
  criteria: ['3.1.1', '3.1.2'],
  applies: inEachState,
  run: async (page) =>
    find(page, ({exposed, fault}) => {
      /* oxlint-disable site/no-packed-code -- Ninety words, one on a line, would hide the probe. */
      /** Frequent words that identify a language. */
      const FREQUENT_WORDS: Record<string, Set<string>> = {
        en: new Set(
          'the and of to is that for with you are this not your we our it on as by from'.split(' '),
        ),
        es: new Set(
          'el la los las una que para con del por su nuestro nuestra está son como más'.split(' '),
        ),
        fr: new Set(
          'le les des une est que pour dans avec vous nous sur votre notre sont aux'.split(' '),
        ),
        de: new Set(
          'der die das und ist nicht für mit sie wir auf ein eine zu den dem ihre unsere'.split(
            ' ',
          ),
        ),
        pt: new Set(
          'os uma que para com não por são nossa nosso você mais como dos das'.split(' '),
        ),
      };
      /* oxlint-enable site/no-packed-code */
      /** A shorter text may be a name or a title. */
      const FEWEST_WORDS = 5;
      const SCRIPTS: [RegExp, RegExp][] = [
        [/\p{Script=Devanagari}/u, /^(hi|mr|ne|sa)\b/],
        [/\p{Script=Arabic}/u, /^(ar|fa|ur|ps)\b/],
        [/\p{Script=Hebrew}/u, /^(he|yi)\b/],
        [/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u, /^(zh|ja)\b/],
        [/\p{Script=Hangul}/u, /^ko\b/],
        [/\p{Script=Cyrillic}/u, /^(ru|uk|bg|sr|be)\b/],
        [/\p{Script=Greek}/u, /^el\b/],
        [/\p{Script=Tamil}/u, /^ta\b/],
        [/\p{Script=Bengali}/u, /^bn\b/],
        [/\p{Script=Thai}/u, /^th\b/],
      ];
      const root = document.documentElement;
      const isTag = (tag: string) => {
        try {
          return Intl.getCanonicalLocales(tag).length === 1;
        } catch {
          return false;
        }
      };
      if (!isTag(root.lang)) return [fault(root, 'The page has no language. Set lang on <html>.')];

      const guess = (text: string): string | undefined => {
        const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
        if (words.length < FEWEST_WORDS) return undefined;
        const scores = Object.entries(FREQUENT_WORDS).map(
          ([language, known]) =>
            [language, words.filter((word) => known.has(word)).length] as const,
        );
        const [best, next] = scores.toSorted(([, one], [, other]) => other - one);
        return best && best[1] >= 2 && best[1] > (next?.[1] ?? 0) ? best[0] : undefined;
      };

      /** Whether a text is, by its letters or words, in another language than declared. */
      const isOther = (text: string, lang: string) => {
        const [, fits] = SCRIPTS.find(([script]) => script.test(text)) ?? [];
        if (fits && !fits.test(lang)) return true;
        const language = guess(text);
        return language !== undefined && !lang.startsWith(language);
      };

      const invalidTags = () =>
        [...document.querySelectorAll('[lang]')]
          .filter((element) => !isTag(element.getAttribute('lang') ?? ''))
          .map((element) =>
            fault(
              element,
              `lang="${element.getAttribute('lang')}" is not a language tag (BCP 47).`,
            ),
          );

      const wrongPage = () => {
        const language = guess(document.querySelector('main')?.innerText ?? '');
        if (!language || root.lang.startsWith(language)) return [];
        return [fault(root, `The page has lang="${root.lang}", its text is "${language}".`)];
      };

      const unmarkedPassages = () => {
        const faults = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          const text = node.nodeValue?.trim();
          if (!element || !text || !exposed(element)) continue;
          const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
          if (!isOther(text, lang)) continue;
          const message = `"${text.slice(0, 40)}" is marked as "${lang}", but is in another language. Set its lang.`;
          faults.push(fault(element, message));
        }
        return faults;
      };

      const wrongLinks = () =>
        [...document.querySelectorAll('footer a[hreflang]')].flatMap((link) => {
          const lang = link.closest('[lang]')?.getAttribute('lang');
          const own = link.getAttribute('hreflang');
          if (lang === own) return [];
          return [fault(link, `Its text is in the language "${own}". Set lang="${own}".`)];
        });

      return [...invalidTags(), ...wrongPage(), ...unmarkedPassages(), ...wrongLinks()];
    }),
};
