/** Slips of the hand and of the program in which people write. */
import {inMessages, onPage, type Mistake} from './mistake';
import {SPANISH_MENUS} from '../translations';

const GLOSSARY = 'i18n/es/glossary.json';

export const WRITING: readonly Mistake[] = [
  onPage('leaves a right-to-left mark', 'Palabras que todos', 'Palabras que \u200ftodos'),
  onPage(
    'leaves a soft hyphen of a word processor',
    'Palabras que todos',
    'Pala\u00adbras que todos',
  ),
  onPage('pastes letters of a wrong encoding', 'qué está mal', 'quÃ© estÃ¡ mal'),
  onPage(
    'leaves the marks of a conflict',
    'Palabras que todos entienden.',
    '<<<<<<< HEAD\nPalabras que todos entienden.\n=======\nPalabras para todos.\n>>>>>>> spanish',
    '<<<<<<<',
  ),
  inMessages(
    'leaves the marks of a conflict in messages',
    '    "message": "Cerrar",',
    '<<<<<<< HEAD\n    "message": "Cerrar",\n=======\n    "message": "Cierre",\n>>>>>>> spanish',
    '<<<<<<<',
  ),
  onPage('writes a space inside a link', '[WCAG](/About)', '[WCAG] (/About)'),
  onPage('writes a space inside bold', '**usted decide**', '** usted decide **'),
  onPage('writes full-width brackets', '[WCAG](/About)', '［WCAG］（/About）'),
  onPage('takes the hyphens of a word processor', '- Encabezados', '– Encabezados'),
  onPage('takes the space off a heading', '### Para redactores', '###Para redactores'),
  onPage('takes the # off a heading', '### Para redactores', 'Para redactores'),
  onPage('writes a space into an id', '{#for-writers}', '{#for writers}'),
  onPage('translates the name of a prop', 'icon="web"', 'icono="web"'),
  onPage(
    'writes quotation marks inside a prop',
    'Más sobre el curso para redactores',
    'Más sobre "el curso" para redactores',
  ),
  onPage('types curly marks around a prop', 'icon="web"', 'icon=“web”'),
  onPage('writes a brace in a text', 'Palabras que todos', 'Palabras {que} todos'),
  onPage('writes an angle bracket in a text', 'Palabras que todos', 'Palabras <5 que todos'),
  onPage('writes a cell too many into a table', '| Hyderabad | 12 |', '| Hyderabad | 12 | India |'),
  onPage('leaves the title empty', 'title: Cursos', "title: ''"),
  onPage('writes curly quotes at the top', 'title: Cursos', 'title: “Cursos”'),
  onPage(
    'writes a description that is too long',
    'en un aula o en línea.',
    `en un aula o en línea.${' Y también en otra parte.'.repeat(4)}`,
    'description',
  ),
  inMessages('forgets a quotation mark', '"Cerrar"', '"Cerrar'),
  inMessages('takes single quotation marks', '"Cerrar"', "'Cerrar'"),
  inMessages('writes quotation marks inside a message', '"Cerrar"', '"Cerrar "la lista""'),
  inMessages(
    'leaves a comma after the last message',
    '"description": "Title of every page"\n  }',
    '"description": "Title of every page"\n  },',
    '  },\n}',
  ),
  inMessages('loses the last brace', 'every page"\n  }\n}', 'every page"\n  }\n', '  }'),
  inMessages(
    'loses a brace of a placeholder',
    'oficina de {name}',
    'oficina de {name',
    '"Course.map"',
  ),
  inMessages('writes a message twice', '"Course.map"', '"Course.close"'),
  inMessages(
    'writes blanks around the bars of plural forms',
    'plaza|Quedan {count} plazas|',
    'plaza | Quedan {count} plazas | ',
    '"Course.places"',
  ),
  inMessages('begins a message with a blank', '"Cerrar"', '" Cerrar"', '"Course.close"'),
  {...inMessages('forgets a comma in the glossary', '"use"', '"use":', '"use"'), file: GLOSSARY},
  {
    ...inMessages(
      'leaves out the reason in the glossary',
      ', "why": "What these programs call themselves."',
      '',
      '"screen reader"',
    ),
    file: GLOSSARY,
  },
  {
    ...inMessages('leaves a menu empty', '"Cursos"', '"  "', '"page./Courses"'),
    file: SPANISH_MENUS,
  },
];
