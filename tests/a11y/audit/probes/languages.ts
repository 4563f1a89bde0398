import {type Probe, find} from '../probe';
import {inEachState} from '../when';
import {append, at, set} from '../plants';

/** 3.1.1 and 3.1.2: a screen reader reads each passage in its language. */
export const languages: Probe = {
  id: 'language',
  title: 'The page and each passage in another language say which language they are in.',
  criteria: ['3.1.1', '3.1.2'],
  applies: inEachState,
  planted: [
    {
      name: 'The page says that it is in Spanish',
      visit: at('/About'),
      plant: set('html', {lang: 'es'}),
    },
    {
      name: 'A Hindi sentence does not say that it is Hindi',
      visit: at('/TrendSoft/Career/fresher', 320),
      plant: append('main', '<p>हम आपकी मदद करते हैं।</p>'),
    },
    {
      name: 'A Spanish sentence does not say that it is Spanish',
      visit: at('/TrendSoft/WhoWeServe'),
      plant: append('main', '<p>Una parte de la página que está en español para los lectores.</p>'),
    },
  ],
  run: async (page) =>
    find(page, ({exposed, fault}) => {
      /** Words that are in every longer text of a language, but not in English. */
      const TELLTALES: Record<string, Set<string>> = {
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
      /** A shorter text may be a name or a quoted title. */
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
      const page_ = document.documentElement;
      const spoken = page_.lang;
      const isTag = (tag: string) => {
        try {
          return Intl.getCanonicalLocales(tag).length === 1;
        } catch {
          return false;
        }
      };
      const guess = (text: string): string | undefined => {
        const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
        if (words.length < FEWEST_WORDS) return undefined;
        const scores = Object.entries(TELLTALES).map(
          ([language, known]) =>
            [language, words.filter((word) => known.has(word)).length] as const,
        );
        const [best, next] = scores.toSorted(([, one], [, other]) => other - one);
        return best && best[1] >= 2 && best[1] > (next?.[1] ?? 0) ? best[0] : undefined;
      };
      const faults = [...document.querySelectorAll('[lang]')]
        .filter((element) => !isTag(element.getAttribute('lang') ?? ''))
        .map((element) =>
          fault(element, `lang="${element.getAttribute('lang')}" is no language tag (BCP 47).`),
        );
      if (!isTag(spoken))
        return [fault(page_, 'The page does not say its language: set lang on <html>.')];

      const main = document.querySelector('main')?.innerText ?? '';
      const heard = guess(main);
      if (heard && !spoken.startsWith(heard)) {
        faults.push(fault(page_, `The page says lang="${spoken}", and its text is in "${heard}".`));
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.nodeValue?.trim() ?? '';
        if (!element || !text || !exposed(element)) continue;
        const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
        const [, fits] = SCRIPTS.find(([script]) => script.test(text)) ?? [];
        const language = guess(text);
        if ((fits && !fits.test(lang)) || (language && !lang.startsWith(language))) {
          faults.push(
            fault(
              element,
              `"${text.slice(0, 40)}" is said to be in "${lang}", and is in another language. Set lang on it.`,
            ),
          );
        }
      }
      for (const link of document.querySelectorAll('a[hreflang]')) {
        const lang = link.closest('[lang]')?.getAttribute('lang');
        const own = link.getAttribute('hreflang');
        if (link.closest('footer') && lang !== own) {
          faults.push(
            fault(
              link,
              `It names the language "${own}" in that language, and needs lang="${own}".`,
            ),
          );
        }
      }
      return faults;
    }),
};
