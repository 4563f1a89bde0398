/** Mistakes in what must stay as in English: blocks, links, placeholders. */
import {inMessages, onPage, type Mistake} from './mistake';
import {SPANISH_MENUS} from '../translations';

const PICTURE = '![Un aula con ocho mesas](/img/room.svg)';
const LIST = '- Encabezados que muestran el camino\n- Formularios que dicen qué está mal';

export const STRUCTURE: readonly Mistake[] = [
  onPage('leaves out a paragraph', 'Palabras que todos entienden.\n\n', '', '### Para redactores'),
  onPage(
    'makes two paragraphs of one',
    'de pantalla. Usted',
    'de pantalla.\n\nUsted',
    'Usted mismo lo prueba',
  ),
  onPage(
    'leaves out an entry of a list',
    '- Formularios que dicen qué está mal\n',
    '',
    '- Encabezados',
  ),
  onPage('moves a list to another place', `${PICTURE}\n\n${LIST}`, `${LIST}\n\n${PICTURE}`, LIST),
  onPage(
    'translates the name of a block',
    'ButtonLink to="/Contact">Reserve un curso</ButtonLink',
    'Botón to="/Contact">Reserve un curso</Botón',
  ),
  onPage('forgets to close a block', '</Cards>\n', '', '<Cards columns={2}>'),
  onPage('translates the name of an icon', 'icon="web"', 'icon="red"'),
  onPage('leaves out a prop', ' art="company"', '', '<Hero>'),
  onPage('leaves out a tag', "['Un día', 'En línea']", "['Un día']"),
  onPage('breaks the quotation marks in a tag', "'En línea'", '’En línea’'),
  onPage('translates the id of a heading', '{#what-you-learn}', '{#que-va-a-aprender}'),
  onPage('leaves out the id of a heading', ' {#for-testers}', '', '### Para evaluadores'),
  onPage('changes the level of a heading', '### Para redactores', '## Para redactores'),
  onPage('puts the language into a link', '(/About)', '(/es/About)'),
  onPage(
    'puts the language into the link of a button',
    'to="/Contact">Reserve',
    'to="/es/Contact">Reserve',
  ),
  onPage('leaves out a link', '[WCAG](/About)', 'WCAG'),
  onPage('takes another picture', '/img/room.svg', '/img/aula.svg'),
  onPage('translates code', '`index.html`', '`inicio.html`'),
  onPage('leaves a text marked', 'Reserve un curso', '(en) Book a course'),
  onPage(
    'leaves a text in English',
    'Palabras que todos entienden.',
    'Words that everybody understands.',
  ),
  onPage(
    'leaves a sentence in English',
    'Usted mismo lo prueba, con un teclado y nada más.',
    'You try it yourself, with a keyboard and nothing else.',
  ),
  onPage('uses another word than the glossary', 'un lector de pantalla', 'un narrador'),
  onPage('translates what is never translated', 'sobre las [WCAG]', 'sobre las [pautas]'),
  onPage('changes the kind of a page', 'kind: service', 'kind: servicio'),
  onPage(
    'writes a title that is too long',
    'title: Cursos',
    `title: Cursos ${'muy '.repeat(10)}buenos`,
  ),
  onPage(
    'writes a colon at the top without quotes',
    'title: Cursos',
    'title: Cursos: accesibilidad',
  ),
  inMessages(
    'translates a placeholder',
    'oficina de {name}',
    'oficina de {nombre}',
    '"Course.map"',
  ),
  inMessages('writes too few plural forms', '|Quedan {count} plazas"', '"', '"Course.places"'),
  inMessages('leaves a message empty', '"Cerrar"', '""', '"Course.close"'),
  {
    ...inMessages(
      'keeps a message that English has no more',
      '{\n  "Course.close"',
      '{\n  "Course.closed": {"message": "Cerrado"},\n  "Course.close"',
      '"Course.closed"',
    ),
    warns: true,
  },
  inMessages('loses a comma', '"Cerrar",', '"Cerrar"'),
  {
    ...inMessages('types curly quotation marks', '"Cursos"', '“Cursos”'),
    file: SPANISH_MENUS,
  },
  onPage('saves with line endings of Windows', '---\ntitle', '---\r\ntitle', '---'),
  onPage('saves a page as "UTF-8 with BOM"', '---\ntitle', '\uFEFF---\ntitle', '\uFEFF---'),
  {
    ...inMessages('saves messages as "UTF-8 with BOM"', '{\n', '\uFEFF{\n', '\uFEFF{'),
    file: SPANISH_MENUS,
  },
  {
    name: 'puts a page into the wrong folder',
    file: 'i18n/es/Courses.mdx',
    replace: '',
    by: '# Cursos {#courses}\n',
    warns: true,
  },
];
