import type {Defect} from '../../check';

export const hoverContentDefects: Defect[] = [
  {
    name: 'A link shows a note under the pointer that Escape does not take away',
    caughtBy: 'hover-content',
    visit: {route: '/', width: 1280, scheme: 'light'},
    plant: {
      script: () => {
        const note = document.createElement('span');
        note.textContent = 'We answer within two days';
        note.className = 'note-under-pointer';
        document.querySelector('main a[href="/TrendSoft/ContactUs"]')?.append(note);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '.note-under-pointer {position: absolute; visibility: hidden} a:hover > .note-under-pointer {visibility: visible}',
        );
        document.adoptedStyleSheets.push(sheet);
      },
    },
  },
];
