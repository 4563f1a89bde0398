import {checkPath} from '../../scripts/new/names';

test.each(['/About', '/TrendSoft/CaseStudies', '/Images', '/Segments/img'])(
  '%s can be an address',
  (route) => {
    expect(() => checkPath(route)).not.toThrow();
  },
);

// Hosts that mind no case would answer for the page, or the page for them.
test.each(['/img/a', '/IMG/a', '/Assets', '/ES/About', '/Contact-Form', '/index', '/About/Index'])(
  '%s cannot',
  (route) => {
    expect(() => checkPath(route)).toThrow(/Give/);
  },
);
