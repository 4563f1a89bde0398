import type {Defect} from '../../check';

export const imagesOfTextDefects: Defect[] = [
  {
    name: 'A scene carries its slogan as a drawing',
    caughtBy: 'images-of-text',
    visit: {route: '/About', width: 1280, scheme: 'light'},
    plant: {
      script: () => {
        document
          .querySelector('main svg')
          ?.append(document.createElementNS('http://www.w3.org/2000/svg', 'text'));
      },
    },
  },
];
