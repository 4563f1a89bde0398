import {introduce} from '../../src/server/introduce';
import {readSettings} from '../../src/server/settings';

const said = (env: Record<string, string>) =>
  introduce(
    {address: 'http://127.0.0.1:3000', site: undefined, store: {location: 'forms.db'}},
    readSettings(env),
    [],
  );

test('the start says what a proxy that nobody named would mean', () => {
  expect(said({})).toMatch(/Proxies: +none trusted: .*set TRUST_PROXY/);
  expect(said({TRUST_PROXY: '10.0.0.2'})).toMatch(/Proxies: +trusted: 10\.0\.0\.2$/m);
});
