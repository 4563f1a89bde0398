/** Mistakes with whole files. */
import {onPage, type Mistake} from './mistake';
import {SPANISH_MESSAGES} from '../translations';

const stray = (name: string, file: string): Mistake => ({
  ...{name, file, replace: '', by: '# Cursos {#courses}\n', warns: true},
});
const same = (name: string, more: Partial<Mistake>): Mistake => ({
  ...onPage(name, '---\ntitle: Cursos', '---\ntitle: Cursos', '---'),
  ...more,
});

export const FILES_OF_TRANSLATORS: readonly Mistake[] = [
  same('saves a page as "Unicode" (UTF-16)', {encoding: 'utf16le'}),
  same('saves a page in an old encoding', {encoding: 'latin1', line: 'description'}),
  same('saves messages as "Unicode" (UTF-16)', {
    ...{
      file: SPANISH_MESSAGES,
      encoding: 'utf16le',
      replace: '{\n  "Course.close"',
      by: '{\n  "Course.close"',
      line: '{',
    },
  }),
  stray(
    'writes the language into the name of a page',
    'i18n/es/docusaurus-plugin-content-pages/Courses.es.mdx',
  ),
  stray('saves a page as text', 'i18n/es/docusaurus-plugin-content-pages/Courses.mdx.txt'),
  stray(
    'leaves a document of a word processor',
    'i18n/es/docusaurus-plugin-content-pages/Cursos.docx',
  ),
  stray('translates the name of a page', 'i18n/es/docusaurus-plugin-content-pages/Cursos.mdx'),
  stray('puts a page into the folder of the interface', 'i18n/es/site-structure/Courses.mdx'),
];
