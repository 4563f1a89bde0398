import {cleanEnvironment} from '../../scripts/clean-environment';

test('programs that run tests get the environment without settings of the site', () => {
  const before = process.env;
  process.env = {PATH: '/bin', CHROMIUM: '/usr/bin/chromium', LOCALES: 'en,es', PORT: '9'};
  try {
    expect(cleanEnvironment()).toEqual({PATH: '/bin', CHROMIUM: '/usr/bin/chromium'});
  } finally {
    process.env = before;
  }
});
