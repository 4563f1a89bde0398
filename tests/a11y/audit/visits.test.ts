import {nameOf, notVisited, stopsOf} from './visits';

const english = ['/', '/About', '/404.html'].map((route) => ({route, prefix: ''}));
const spanish = ['/es', '/es/About'].map((route) => ({route, prefix: '/es'}));
const stops = stopsOf([...english, ...spanish]);

test('every page is looked at as it opens, at each width', () => {
  for (const {route} of [...english, ...spanish]) {
    const widths = stops
      .filter((stop) => stop.route === route && !stop.state)
      .map(({width}) => width);
    expect(widths).toEqual([1280, 768, 320]);
  }
});

test('a state is looked at where it exists: the panel on wide screens, the drawer on small ones', () => {
  const widths = (part: string) =>
    stops
      .filter(({route, state}) => route === '/About' && state?.includes(part))
      .map(({width}) => width);
  expect(widths('panel on Cyber Security')).toEqual([1280]);
  expect(widths('drawer')).toEqual([768, 320]);
});

test('a state is looked at in every language that has its page', () => {
  const routes = stops
    .filter(({state}) => state === 'the carousel, paused')
    .map(({route}) => route);
  expect([...new Set(routes)]).toEqual(['/', '/es']);
});

test('a page that was built and not seen as it opens is a gap', () => {
  const seen = {width: 320, scheme: 'dark'} as const;
  const visits = [
    {route: '/', ...seen},
    {route: '/About', state: 'the drawer with its list open', ...seen},
  ];
  expect(notVisited(['/', '/About', '/404.html'], visits)).toEqual(['/About', '/404.html']);
  expect(notVisited(['/'], visits)).toEqual([]);
});

test('a stop is called by page, state and width', () => {
  expect(nameOf({route: '/', width: 320})).toBe('/, 320 px');
  expect(nameOf({route: '/', state: 'moved', width: 768})).toBe('/, moved, 768 px');
});
