import {type Probe, find} from '../probe';
import {onFirstView} from '../when';

/** 1.3.5: a field about the user has the matching autocomplete token. */
export const autocomplete: Probe = {
  id: 'autocomplete',
  title: 'Each field that asks about the user has the correct autocomplete token',
  criteria: ['1.3.5'],
  applies: onFirstView,
  run: async (page) =>
    find(page, ({exposed, words, fault}) => {
      /** Text of a label → the tokens of WCAG 2.2, section 7, with this meaning. */
      const PURPOSES: [RegExp, RegExp][] = [
        [/^(full |your )?name\b/i, /^name$/],
        [/^(first|given) name\b/i, /^given-name$/],
        [/^(last|family) name\b|^surname\b/i, /^family-name$/],
        [/\be-?mail\b/i, /^email$/],
        [/\bcountry code\b/i, /^tel-country-code$/],
        [/\b(phone|mobile|telephone)\b/i, /^tel(-national)?$/],
        [/\b(company|organi[sz]ation|employer)\b/i, /^organization$/],
        [/\b(job title)\b/i, /^organization-title$/],
        [/\b(post ?code|zip)\b/i, /^postal-code$/],
        [/\b(street|address)\b/i, /^(street-address|address-line[1-3]|email)$/],
        [/^country$/i, /^country(-name)?$/],
      ];
      return [
        ...document.querySelectorAll<HTMLInputElement>('main input, main select, footer input'),
      ]
        .filter(
          (field) =>
            exposed(field) && !['radio', 'checkbox', 'file', 'hidden'].includes(field.type),
        )
        .flatMap((field) => {
          const label = field.labels?.[0];
          const asked = label ? words(label).replace(/\s*\*$/, '') : field.name;
          const [, token] = PURPOSES.find(([words_]) => words_.test(asked)) ?? [];
          const actual = field.getAttribute('autocomplete')?.trim().split(/\s+/).at(-1) ?? '';
          return token && !token.test(actual)
            ? [
                fault(
                  field,
                  `"${asked}" has autocomplete="${actual}". Browsers and assistive technology that shows symbols need ${token.source}.`,
                ),
              ]
            : [];
        });
    }),
};
