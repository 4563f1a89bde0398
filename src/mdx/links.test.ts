import {linksIn} from './links';
import {parseMdx} from './parse';

const linksOf = (source: string) => {
  const {tree} = parseMdx(source);
  return tree ? linksIn(tree).map(({address, text}) => [address, text]) : [];
};

test.each([
  ['[Our *plan*](/a)', ['/a', 'Our plan']],
  ['[![Our plan](/img/a.webp) in short](/a)', ['/a', 'Our plan in short']],
  ['<Card to="/a" linkText="Our plan">\n\nWords\n\n</Card>', ['/a', 'Our plan']],
  ['<ServiceBlock to="/a" learnMore="Our plan" />', ['/a', 'Our plan']],
  ['<ButtonLink to="/a">Our plan</ButtonLink>', ['/a', 'Our plan']],
  ['[plan]: /a', ['/a', undefined]],
])('the words of %s are what a reader chooses by', (source, link) => {
  expect(linksOf(source)).toEqual([link]);
});
