import type {Defect} from '../../check';

const caughtBy = 'pixel-contrast';

export const pixelContrastDefects: Defect[] = [
  {
    name: 'The words of the hero stand on a gradient that fades to white',
    caughtBy,
    visit: {route: '/', width: 1280, scheme: 'light'},
    plant: {
      css: 'main [data-tone=night] {background-image: linear-gradient(90deg, #16113d, #fff)}',
    },
  },
  {
    name: 'A picture lies below the words of a card',
    caughtBy,
    visit: {route: '/TrendSoft/WhoWeServe', width: 320, scheme: 'light'},
    plant: {
      css: 'main h3 {background: url("/img/art/web.svg") center / cover, repeating-linear-gradient(45deg, #fff 0 6px, #55506e 6px 12px)}',
    },
  },
  {
    name: 'In the dark, words are half transparent',
    caughtBy,
    visit: {route: '/About', width: 1280, scheme: 'dark'},
    plant: {css: 'main p {opacity: 0.4}'},
  },
  {
    name: 'A field has a pale placeholder',
    caughtBy,
    visit: {route: '/TrendSoft/ContactUs', width: 1280, scheme: 'light'},
    plant: {
      script: () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('::placeholder {color: #999}');
        document.adoptedStyleSheets.push(sheet);
        document.querySelector('main input')?.setAttribute('placeholder', 'Your full name');
      },
    },
  },
  {
    name: 'Error messages are orange',
    caughtBy,
    visit: {
      route: '/TrendSoft/ContactUs',
      state: 'the contact form with every error',
      width: 1280,
      scheme: 'light',
    },
    plant: {css: 'main form p[id$=-error] {color: #e07b00}'},
  },
];
