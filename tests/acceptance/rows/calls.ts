/** tests/SPEC.md sections 6 to 8: roles, calls and errors. */
import {ROUTES} from '../addresses';
import {atLeast, attribute, count, none} from '../demands';
import {departure, on, reading, section, tested} from '../row';

export default [
  ...section('6', [
    [
      'All content is public and no login or roles are shown',
      on([...ROUTES, '/404.html'], none('input[type=password]'), none('a[href*=login]')),
    ],
  ]),
  ...section('7', [
    [
      'All calls go to a forms backend service at {host}',
      tested('@other-host'),
      reading('no address for barriers, adjustments and privacy requests: a form of our own'),
      on(
        '/accessibility-statement',
        atLeast('main form[action$="/feedback-form"] textarea[aria-required]', 1),
      ),
      on(
        ['/TrendSoft/Career', '/TrendSoft/Privacy-Policy', '/accessibility-conformance-report'],
        atLeast('main a[href="/accessibility-statement#tell-us"]', 1),
      ),
    ],
    ['POST /googleSheet-contact-form', tested('@calls', '@methods')],
    [
      '/googleSheet-contact-form: JSON with name, phoneNumber, email, companyName, enquiries',
      departure(15, 'script adds the field that people never meet only when it is filled'),
      tested('@calls', '@honeypot'),
    ],
    ['/googleSheet-contact-form: status read; 200 triggers the next call', tested('@calls')],
    ['POST /contact-form', tested('@calls', '@methods')],
    ['/contact-form: same JSON body', tested('@calls')],
    [
      '/contact-form: success leads to the success alert, failure to the failure alert',
      departure(5, 'alert in the page'),
      tested('@calls', '@not-sent'),
    ],
    ['POST /careers-form', tested('@application')],
    [
      '/careers-form: multipart form data with name, email, phoneNumber, position, file',
      departure(15, 'script adds the field that people never meet only when it is filled'),
      tested('@application', '@honeypot'),
    ],
    ['/careers-form: only status 200 is read', tested('@not-sent', '@reload')],
    [
      'The HTTP client has no timeout',
      departure(6, 'what is open when the busy flag resets at 50 s is aborted'),
      tested('@busy'),
    ],
    ['The HTTP client treats status 200 to 299 as success', tested('@calls')],
    ['The sign-up strip sends nothing', tested('@sign-up')],
    [
      'The brochure, logos and images are static assets',
      on(
        '/',
        attribute('main img[src*="/clients/"]', 'src', /^\/img\/clients\/[\w-]+\.svg$/),
        attribute('main a[href$=".pdf"]', 'href', '/trendsoft-brochure.pdf'),
      ),
    ],
  ]),
  ...section('8', [
    [
      "Contact submission failure: alert 'Form SUbmission Failed!'",
      departure(5, 'alert in the page'),
      tested('@calls', '@not-sent'),
    ],
    [
      "Career submission non-200: console log 'Failed to send application' only, with no user message",
      departure(2, 'a failed application says so'),
      tested('@not-sent'),
    ],
    [
      'Career request exception: console log only',
      departure(2, 'a failed application says so'),
      tested('@not-sent'),
    ],
    ['Field messages: as listed under validation rules', tested('@empty-form', '@server-rules')],
    [
      'Not-found page or error page: not shown',
      on('/404.html', attribute('main a[href="/"]', 'href', '/'), count('main h1', 1)),
      reading('a helpful 404'),
      tested('@not-found'),
    ],
  ]),
];
