/** What gets lost, or comes out as something else, without anything breaking. */
import {inMessages, onPage, type Mistake} from './mistake';
import {SPANISH_MENUS, SPANISH_PAGE} from '../translations';

const doubtful = (mistake: Mistake): Mistake => ({...mistake, warns: true});

export const LOSSES: readonly Mistake[] = [
  onPage('changes a figure', 'tiene 12 plazas', 'tiene 20 plazas'),
  onPage('swaps two digits of an amount', '$1,250', '$1,520'),
  onPage('leaves out a year', ' de 2027', '', 'Un curso tiene'),
  onPage('changes a figure in a table', '| Hyderabad | 12 |', '| Hyderabad | 21 |'),
  onPage('misspells a person’s name', 'Meera Kulkarni', 'Meera Kulkarny', 'Un curso tiene'),
  onPage('translates a person’s name', 'Meera Kulkarni', 'María Kulkarni', 'Un curso tiene'),
  onPage('misspells a town', '| Hyderabad |', '| Haiderabad |'),
  onPage('leaves out what is bold', '**usted decide**', 'usted decide', 'Un curso tiene'),
  doubtful(
    onPage(
      'leaves out a sentence',
      ' Usted mismo lo prueba, con un teclado y nada más.',
      '',
      'Mostramos cómo',
    ),
  ),
  onPage(
    'writes a paragraph twice',
    'Palabras que todos entienden.',
    'Palabras que todos entienden.\n\nPalabras que todos entienden.',
    'Palabras que todos entienden.\n\n</Card>',
  ),
  onPage('loses the address of a picture', '(/img/room.svg)', '()', '![Un aula'),
  onPage('leaves the address of a picture out', '(/img/room.svg)', '', '![Un aula'),
  onPage('loses the address of a link', '[WCAG](/About)', '[WCAG]()'),
  onPage('leaves out what a picture shows', '![Un aula con ocho mesas]', '![]'),
  onPage(
    'leaves what a picture shows in English',
    'Un aula con ocho mesas',
    'A room with eight desks',
  ),
  onPage('leaves the title in English', 'title: Cursos', 'title: Courses'),
  onPage(
    'leaves the description in English',
    'description: Cursos de accesibilidad digital para diseñadores, redactores y programadores, en un aula o en línea.',
    'description: Courses on digital accessibility for designers, writers and developers, in a room or online.',
  ),
  onPage('removes the line "source"', 'source: en-69654a6fe922\n', '', 'translation:'),
  onPage('calls a page reviewed by hand', 'translation: draft', 'translation: reviewed'),
  onPage('invents a state', 'translation: draft', 'translation: finished'),
  onPage('types a fingerprint', 'source: en-', 'source: es-'),
  {
    ...onPage('deletes a translated page', '', ''),
    gone: {file: 'i18n/es/sources.json', line: '"Courses.mdx"'},
    file: SPANISH_PAGE,
  },
  inMessages(
    'deletes a message',
    '"Course.close": {\n    "message": "Cerrar",\n    "description": "Button that closes the list of courses"\n  },\n  ',
    '',
    '{\n  "Course.map"',
  ),
  inMessages('translates the id of a message', '"Course.close"', '"Curso.cerrar"'),
  inMessages(
    'changes a figure of a message',
    'Mapa de la oficina',
    'Mapa 2 de la oficina',
    '"Course.map"',
  ),
  {
    ...inMessages('leaves a menu in English', '"Cursos"', '"Courses"', '"page./Courses"'),
    file: SPANISH_MENUS,
  },
];
