import type {Defect} from '../../check';

const visit = {route: '/', width: 1280, scheme: 'light'} as const;
const caughtBy = 'keyboard-walk';

export const keyboardWalkDefects: Defect[] = [
  {
    name: 'Tab cannot leave the sign-up field',
    caughtBy,
    visit,
    plant: {
      script: () => {
        const field = document.querySelector<HTMLInputElement>('main input[type=email]');
        field?.addEventListener('keydown', (event) => {
          if (event.key === 'Tab') event.preventDefault();
        });
      },
    },
  },
  {
    name: 'A footer link jumps to the front of the order by a positive tabindex',
    caughtBy,
    visit: {...visit, route: '/About', width: 320},
    plant: {
      script: () =>
        document.querySelector('footer a[href="/terms-of-service"]')?.setAttribute('tabindex', '3'),
    },
  },
  {
    name: 'A link loses the focus as soon as it has it',
    caughtBy,
    visit: {...visit, route: '/TrendSoft/Career'},
    plant: {
      script: () => {
        const link = document.querySelector<HTMLElement>(
          'main a[href="/TrendSoft/Career/fresher"]',
        );
        link?.addEventListener('focus', () => link.blur());
      },
    },
  },
  {
    name: 'The header shows its links from right to left',
    caughtBy,
    visit: {...visit, route: '/About'},
    plant: {css: 'header nav ul {flex-direction: row-reverse}'},
  },
  {
    name: 'The form shows its button above its fields',
    caughtBy,
    visit: {...visit, route: '/TrendSoft/ContactUs', width: 320},
    plant: {css: 'main form[aria-label] {display: flex; flex-direction: column-reverse}'},
  },
];
