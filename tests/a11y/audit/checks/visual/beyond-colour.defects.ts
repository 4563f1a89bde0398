import type {Defect} from '../../check';

const caughtBy = 'beyond-colour';

export const beyondColourDefects: Defect[] = [
  {
    name: 'Links in sentences are not underlined',
    caughtBy,
    visit: {route: '/TrendSoft/Privacy-Policy', width: 768, scheme: 'light'},
    plant: {css: 'main p a, main li a {text-decoration: none !important}'},
  },
  {
    name: 'The selected tab has another ground, and no mark',
    caughtBy,
    visit: {route: '/TrendSoft/oursolutions/CyberSecurity', width: 1280, scheme: 'forced colours'},
    plant: {css: '[role=tab]::before {content: none !important}'},
  },
  {
    name: 'The current page is told by the colour of its link',
    caughtBy,
    visit: {route: '/TrendSoft/Career', width: 1280, scheme: 'light'},
    plant: {
      css: 'header nav a[aria-current] {font-weight: 550 !important; color: #0b5a37 !important} header nav a[aria-current]::after {content: none !important}',
    },
  },
];
