/** Mistakes in the lines at the top of a page. */
import {about, inOpening, inTesting, type Mistake} from './mistake';

const rule = 'front matter';
const mistake = (name: string, from: string, to: string, at = to) =>
  inTesting(name, rule, from, to, at);
const title = about(rule, 'title: Testing');

const DESCRIPTION =
  'description: We test your website by hand, report each fault, and test again after the repair.\n';

export const TOP: Mistake[] = [
  title('A mistyped key', 'titel: Testing'),
  mistake('A key left out', DESCRIPTION, '', '---'),
  title('A number for a title', 'title: 2026'),
  title('A title that is too long', 'title: Testing of websites, apps and documents by hand'),
  mistake('A description that is too short', DESCRIPTION, 'description: We test.\n', 'We test.'),
  mistake(
    'A description that is too long',
    'after the repair.\nkind',
    `after the repair.${' And then we test again.'.repeat(4)}\nkind`,
    'description:',
  ),
  mistake('A kind of page that does not exist', 'kind: service', 'kind: servise'),
  mistake(
    'A key of another kind of page',
    'kind: service\n',
    'kind: service\nposted: 2026-11-02\n',
    'posted',
  ),
  mistake('A key that nobody knows', 'kind: service\n', 'kind: service\nauthor: Ann\n', 'author'),
  mistake('A key twice', 'title: Testing\n', 'title: Testing\ntitle: Tests\n', 'title: Tests'),
  title('A colon inside a value', 'title: Testing: by hand'),
  title('Quotes that do not close', 'title: "Testing'),
  mistake('Lines at the top without an end', 'kind: service\n---\n', 'kind: service\n', '---'),
  inOpening(
    'A day that does not exist',
    rule,
    'posted: 2026-11-02',
    'posted: 2026-02-30',
    'posted',
  ),
];
