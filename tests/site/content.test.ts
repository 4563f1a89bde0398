import {readFileSync} from 'node:fs';
import {folded, headingsOf, heroOf, sectionOf, textsOf} from '../setup/content';
import {mainText, pageAt} from '../setup/site';

const CONTACT = '/TrendSoft/ContactUs';
const CAREERS = '/TrendSoft/Career';
const WHO = '/TrendSoft/WhoWeServe';

test.each(['/About', '/TrendSoft/about-Us'])(
  '%s has hero image, About, vision and mission, Why us? and the three blocks after it',
  (route) => {
    expect(heroOf(route).find('svg use')).toHaveLength(1);
    expect(headingsOf(route, 2).slice(0, 6)).toEqual([
      'About',
      'Vision and mission',
      'Why us?',
      'Frequently asked questions',
      'Value building',
      'End-to-end testing',
    ]);
    expect(textsOf(sectionOf(route, 'Vision and mission').find('h3'))).toEqual([
      'Our vision',
      'Our mission',
    ]);
    expect(textsOf(sectionOf(route, 'Why us?').find('h3'))).toEqual([
      'One-stop audit',
      'Compliance',
      'Security',
    ]);
    expect(mainText(route)).toBe(mainText('/About'));
  },
);

describe('contact', () => {
  const $ = pageAt(CONTACT);

  test('banner image, title, greeting, form and two maps', () => {
    expect(heroOf(CONTACT).find('svg use')).toHaveLength(1);
    expect($('h1').text()).toBe('Contact Us');
    expect(sectionOf(CONTACT, "We'd love to hear from you!").find('form')).toHaveLength(1);
    const maps = $('main iframe');
    expect(maps).toHaveLength(2);
    for (const map of maps.get()) {
      expect($(map).attr('src')).toMatch(
        /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/,
      );
    }
  });

  test('the form asks for name, email, country code, phone number, company and purpose', () => {
    expect(textsOf($('main form label').not('[aria-hidden] *'))).toEqual(
      ['Name', 'Email', 'Country code', 'Phone number', 'Company name', 'Purpose of contact'].map(
        (label) => `${label} *`,
      ),
    );
  });

  test('the five purposes are options whose values are their labels', () => {
    const options = $('select[name=enquiries] option').slice(1);
    expect(textsOf(options)).toEqual([
      'Web Accessibility',
      'Document Accessibility',
      'InDesign Accessibility',
      'Testing',
      'Cyber Security',
    ]);
    expect(options.get().map((option) => $(option).attr('value'))).toEqual(textsOf(options));
  });
});

test.each([CONTACT, CAREERS])('%s offers the five country codes', (route) => {
  expect(textsOf(pageAt(route)('select[name=countryCode] option').slice(1))).toEqual([
    'India (+91)',
    'United States (+1)',
    'United Kingdom (+44)',
    'Canada (+1)',
    'Australia (+61)',
  ]);
});

test('the privacy policy has a title, an introduction and eight numbered sections', () => {
  const route = '/TrendSoft/Privacy-Policy';
  expect(pageAt(route)('h1').text()).toBe('Privacy Policy');
  expect(folded(pageAt(route)('h2').first().prevAll('p').text()).length).toBeGreaterThan(60);
  expect(headingsOf(route, 2)).toEqual([
    '1. Information we collect',
    '2. Use of personal information',
    '3. Data retention',
    '4. Data security',
    '5. Third-party links',
    '6. Compliance with laws, including GDPR',
    '7. Policy updates',
    '8. Contact',
  ]);
  expect(mainText(route)).toContain('information collected');
});

describe('who we serve', () => {
  const $ = pageAt(WHO);

  test('the hero says We Understand Your Needs', () => {
    expect($('h1').text()).toBe('We Understand Your Needs');
  });

  test('ten industries in order, each with image, heading and description', () => {
    const cards = $('h3#education').closest('ul').children();
    expect(textsOf(cards.find('h3'))).toEqual([
      'Education',
      'Healthcare',
      'Government',
      'Finance & Banking',
      'Retail & E-commerce',
      'Legal',
      'Technology',
      'Hospitality',
      'Non-Profit Organizations',
      'Media & Entertainment',
    ]);
    const images = cards.get().map((card) => $(card).find('svg use').attr('href'));
    expect(new Set(images).size).toBe(10);
    for (const card of cards.get()) {
      expect($(card).find('svg use').attr('href')).toMatch(/^#industries-\w+$/);
      expect($(card).find('p').text().length).toBeGreaterThan(40);
    }
  });

  test('Our Clients shows thirteen different logos', () => {
    const logos = sectionOf(WHO, 'Our Clients').find('li img');
    // Writers may have added some to those of SPEC.md.
    expect(logos.length).toBeGreaterThanOrEqual(13);
    const facts = logos.get().map((logo) => $(logo).attr());
    for (const key of ['src', 'alt', 'title']) {
      expect(new Set(facts.map((fact) => fact?.[key])).size).toBe(logos.length);
    }
  });
});

test('the brochure and the logos are files served as they are', () => {
  const bytes = (file: string) => readFileSync(file).toString('base64');
  for (const file of ['trendsoft-brochure.pdf', 'img/clients/wrenholt.svg']) {
    expect(bytes(`build/${file}`)).toBe(bytes(`static/${file}`));
  }
});
