/** `npm run i18n -- done` on a file whose English changed, while its translation most likely did not. */
import {checkLocale} from '../../scripts/i18n/check/locale';
import {
  commit,
  ENGLISH_MESSAGES,
  ENGLISH_PAGE,
  i18n,
  SPANISH_MESSAGES,
  SPANISH_PAGE,
  withSite,
} from '../setup/translations';

const CHANGED = ['with a keyboard and nothing else', 'with a keyboard only'] as const;

test.each([
  ['uncommitted', () => undefined],
  ['committed', commit],
])('a stale file is not called done, and the passage is told (%s)', (_, then) => {
  withSite(({root, read, change}) => {
    commit(root);
    change(ENGLISH_PAGE, ...CHANGED);
    then(root);
    const before = read(SPANISH_PAGE);
    const {status, stderr} = i18n(root, 'done', 'es', 'Courses');
    expect(stderr).toContain(`${SPANISH_PAGE}:21: `);
    expect(stderr).toContain('with a keyboard [-and nothing else.-] {+only.+}');
    expect(stderr).toContain('--unchanged');
    expect(status).toBe(1);
    expect(read(SPANISH_PAGE)).toBe(before);
  });
});

test('a stale file is done when its passage was changed, committed or not', () => {
  withSite(({root, change}) => {
    commit(root);
    change(ENGLISH_PAGE, ...CHANGED);
    change(SPANISH_PAGE, 'con un teclado y nada más', 'solo con un teclado');
    commit(root);
    expect(i18n(root, 'done', 'es', 'Courses').status).toBe(0);
    expect(checkLocale(root, 'es')).toEqual([]);
  });
});

test('a stale file is not done when only another passage was changed', () => {
  withSite(({root, change}) => {
    commit(root);
    change(ENGLISH_PAGE, ...CHANGED);
    change(SPANISH_PAGE, 'Palabras que todos', 'Palabras que todas');
    expect(i18n(root, 'done', 'es', 'Courses').status).toBe(1);
  });
});

test('a stale file is done when somebody says that they looked', () => {
  withSite(({root, change}) => {
    commit(root);
    change(ENGLISH_PAGE, ...CHANGED);
    expect(i18n(root, 'done', 'es', 'Courses', '--unchanged').status).toBe(0);
  });
});

test('a stale file is refused for messages too', () => {
  withSite(({root, change}) => {
    commit(root);
    change(ENGLISH_MESSAGES, 'Map of the {name} office', 'Plan of the {name} office');
    const {status, stderr} = i18n(root, 'done', 'es', 'code.json');
    expect(stderr).toContain('Course.map: [-Map-] {+Plan+} of the {name} office');
    expect(status).toBe(1);
    change(SPANISH_MESSAGES, 'Mapa de la', 'Plano de la');
    expect(i18n(root, 'done', 'es', 'code.json').status).toBe(0);
  });
});

test('a stale file is done, with a warning, when the translation is doubtfully short', () => {
  withSite(({root, change}) => {
    commit(root);
    const more = `${CHANGED[0]}, on pages of ours and then on one of yours`;
    change(ENGLISH_PAGE, CHANGED[0], more);
    change(SPANISH_PAGE, ' Usted mismo lo prueba, con un teclado y nada más.', '');
    const {status, stderr} = i18n(root, 'done', 'es', 'Courses');
    expect(stderr).toContain('much shorter than in English');
    expect(status).toBe(0);
  });
});

test('a stale file is done where there is no history to tell', () => {
  withSite(({root, change}) => {
    change(ENGLISH_PAGE, ...CHANGED);
    expect(i18n(root, 'done', 'es', 'Courses').status).toBe(0);
  });
});
