/** What a translator translates, by name. Everything else on a page is the same in every language. */

/** Front matter with words. */
export const TRANSLATABLE_KEYS: readonly string[] = ['title', 'description', 'card'];

/** Props with words, by block. A prop that is not here (routes, icons, pictures) must not change. */
export const TRANSLATABLE_PROPS: Readonly<Record<string, readonly string[]>> = {
  Card: ['tags', 'linkText'],
  Fact: ['term'],
  Logo: ['alt', 'title'],
  LogoCarousel: ['label'],
  Office: ['name'],
  Opening: ['location', 'linkText'],
  Question: ['heading'],
  Stat: ['suffix'],
  TabPanel: ['label', 'learnMore', 'getAQuote'],
  Tabs: ['label'],
  Testimonial: ['name', 'quote'],
  Testimonials: ['label'],
};
