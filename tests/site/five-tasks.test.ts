/**
 * The five things that a marketing writer does without help, done in a copy of the site with files
 * and `npm run new` alone; then one build, for a day on which the two openings of today are over.
 */
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import {load} from 'cheerio';
import {folded} from '../setup/content';
import {copySite, type CopiedSite} from '../setup/copied-site';

const SERVICE = '/TrendSoft/oursolutions/CyberSecurity/CloudSecurity';
const CAREERS = '/TrendSoft/Career';
const JOB = `${CAREERS}/accessibility-tester`;
/** The day after the openings of today end. */
const DAY = '2027-10-30';

let site: CopiedSite;

/** Changes a page as an editor does: the text must be there, once. */
function edit(file: string, from: string, to: string) {
  const text = readFileSync(site.file(file), 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} does not have "${from}" once.`);
  writeFileSync(site.file(file), text.replace(from, to));
}

function pageAt(route: string) {
  return load(readFileSync(site.file(`build${route}/index.html`), 'utf8'), {
    scriptingEnabled: false,
  });
}

beforeAll(() => {
  site = copySite('five-tasks');

  const made = [
    site.make('service', 'Cloud Security', '--parent', 'Cyber Security'),
    site.make('job', 'Accessibility Tester', '--until', '2027-12-31'),
  ];
  expect(made.map(({error}) => error)).toEqual(['', '']);

  const words = '</Testimonials>';
  edit(
    'pages/index.mdx',
    words,
    `<Testimonial rating={5} name="Ines Moreau, librarian" quote="Our readers noticed">The catalogue can now be used by keyboard alone.</Testimonial>\n\n${words}`,
  );

  cpSync(site.file('static/img/clients/tarrow.svg'), site.file('static/img/clients/quillmere.svg'));
  const logo = '</LogoCarousel>';
  edit(
    'pages/index.mdx',
    logo,
    `<Logo src="/img/clients/quillmere.svg" alt="Quillmere Books" title="Quillmere Books" />\n\n${logo}`,
  );

  edit(
    'pages/TrendSoft/Career.mdx',
    'Looking for bright minds to join us',
    'Come and work with us',
  );

  site.build({SITE_DATE: DAY, EDIT_URL: 'https://git.example/edit/main/'});
}, 180_000);

afterAll(() => site.remove());

describe('a service page', () => {
  test('is there, with every block that service pages end with', () => {
    const $ = pageAt(SERVICE);
    expect($('title').text()).toBe('TrendSoft | Cloud Security Page');
    expect($('main h1').text()).toBe('Cloud Security');
    expect($('main h2').last().text()).toBe('Want to Know More?');
    expect($('main a[href="/trendsoft-brochure.pdf"]')).toHaveLength(1);
  });

  test('is in the services panel of every page, last in its family', () => {
    const links = pageAt('/About')('header a[href^="/TrendSoft/oursolutions/CyberSecurity/"]');
    expect(links.last().attr('href')).toBe(SERVICE);
    expect(folded(links.last().text())).toBe('Cloud Security');
  });

  test('has its breadcrumbs', () => {
    const steps = pageAt(SERVICE)('nav[aria-label="Breadcrumb"] li');
    expect(steps.get().map((_, index) => folded(steps.eq(index).text()))).toEqual([
      'Home',
      'Cyber Security',
      'Cloud Security',
    ]);
  });
});

test('both new pages are in the sitemap', () => {
  const sitemap = readFileSync(site.file('build/sitemap.xml'), 'utf8');
  for (const route of [SERVICE, JOB]) expect(sitemap).toContain(`${route}</loc>`);
});

describe('an opening', () => {
  test('has its page, its breadcrumbs and its place on the list', () => {
    const $ = pageAt(JOB);
    expect($('main h1').text()).toBe('Accessibility Tester');
    expect(folded($('nav[aria-label="Breadcrumb"]').text())).toMatch(
      /Careers ?Accessibility Tester/,
    );
    const opening = pageAt(CAREERS)(`main li:has(a[href="${JOB}"])`);
    expect(opening.find('h3').text()).toBe('Accessibility Tester');
  });

  test('can be applied for', () => {
    const positions = pageAt(CAREERS)('select[name=position] option');
    expect(positions.last().attr('value')).toBe('Accessibility Tester');
  });

  test('that has ended is on no list, and its page leads to those that are open', () => {
    const $ = pageAt(CAREERS);
    expect($(`main a[href="${CAREERS}/fresher"]`)).toHaveLength(0);
    expect($('select[name=position] option[value=Fresher]')).toHaveLength(0);
    const closed = pageAt(`${CAREERS}/fresher`);
    expect(closed('main h2').first().text()).toBe('This opening is closed');
    expect(closed(`main a[href="${JOB}"]`).text()).toBe('Accessibility Tester');
    expect(closed('main a[href$="#apply"]')).toHaveLength(0);
  });
});

test('a testimonial is on the home page, after the six that were there', () => {
  const figures = pageAt('/')('main figure');
  expect(figures).toHaveLength(7);
  expect(figures.last().find('figcaption').text()).toBe('Ines Moreau, librarian');
});

test('a client logo is on the home page, with its file beside it', () => {
  const logo = pageAt('/')('main img[alt="Quillmere Books"]');
  expect(logo).toHaveLength(1);
  const file = readFileSync(site.file(`build${logo.attr('src') ?? ''}`), 'utf8');
  expect(file).toBe(readFileSync('static/img/clients/tarrow.svg', 'utf8'));
});

test('a sentence that was changed has changed', () => {
  expect(pageAt(CAREERS)('main').text()).toContain('Come and work with us');
});

test('where the setting says where the files are, each page leads to its own', () => {
  const link = pageAt(SERVICE)('main a:contains("Edit this page")');
  expect(link.attr('href')).toBe(`https://git.example/edit/main/pages${SERVICE}.mdx`);
});
