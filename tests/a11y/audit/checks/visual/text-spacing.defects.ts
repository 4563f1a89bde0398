import type {Defect} from '../../check';

const caughtBy = 'text-spacing';

export const textSpacingDefects: Defect[] = [
  {
    name: 'Tabs have a fixed height and clip what does not fit',
    caughtBy,
    visit: {route: '/TrendSoft/oursolutions/CyberSecurity', width: 1280, scheme: 'light'},
    plant: {
      css: 'main [role=tab] {block-size: 1.6rem; min-block-size: 0; overflow: clip; white-space: nowrap; max-inline-size: 12rem}',
    },
  },
  {
    name: 'Paragraphs of the open questions have a fixed height',
    caughtBy,
    visit: {
      route: '/TrendSoft/oursolutions/WebAccess-DigitalAccessibility',
      state: 'all questions open',
      width: 1280,
      scheme: 'light',
    },
    plant: {css: 'main details p {block-size: 2lh; overflow: clip}'},
  },
];
