import {cleanEnvironment} from '../../scripts/test/clean-environment';

afterEach(() => jest.restoreAllMocks());

test('programs that run tests get the environment without settings of the site', () => {
  const kept = {PATH: '/bin', CHROMIUM: '/usr/bin/chromium'};
  jest.replaceProperty(process, 'env', {...kept, LOCALES: 'en,es', PORT: '9'});
  expect(cleanEnvironment()).toEqual(kept);
});
