import {lateMessages, translatedLateFiles, withoutLateMessages} from './late-messages';

const SITE = process.cwd();
const [id, {message}] = Object.entries(lateMessages(SITE))[0]!;
const translation = `${message} (traducido)`;

test('each message has a description, and an id that begins with the name of its file', () => {
  const names = translatedLateFiles(SITE, {}).map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const [key, entry] of Object.entries(lateMessages(SITE))) {
    expect(names).toContain(key.split('.')[0]);
    expect(entry.description).toMatch(/\w/);
  }
});

test('a translated message replaces the English one; the others stay English', () => {
  const all = translatedLateFiles(SITE, {[id]: translation}).flatMap(({name, messages}) =>
    Object.entries(messages).map(([key, entry]) => [`${name}.${key}`, entry.message]),
  );
  const english = Object.entries(lateMessages(SITE)).map(([key, entry]) => [key, entry.message]);
  expect(Object.fromEntries(all)).toEqual({...Object.fromEntries(english), [id]: translation});
});

test('late messages are kept out of what every page loads', () => {
  const translations = {[id]: translation, 'Drawer.close': 'Cerrar'};
  expect(withoutLateMessages(SITE, translations)).toEqual({'Drawer.close': 'Cerrar'});
});
