import {asEarl} from './earl';
import {audit} from './example';

interface Node {
  '@id'?: string;
  '@type': string | string[];
  'earl:assertedBy'?: {'@id': string};
  'earl:subject'?: {'@id': string};
  'earl:test'?: {'@id': string};
  'earl:mode'?: {'@id': string};
  'earl:result'?: {'@type': string; 'earl:outcome': {'@id': string}};
}

const {'@context': context, '@graph': graph} = asEarl(audit) as {
  '@context': Record<string, string>;
  '@graph': Node[];
};
const ids = new Map(graph.flatMap((node) => (node['@id'] ? [[node['@id'], node] as const] : [])));
const assertions = graph.filter((node) => node['@type'] === 'earl:Assertion');
const outcomes = assertions.map(
  (node) => [node['earl:test']?.['@id'], node['earl:result']?.['earl:outcome']['@id']] as const,
);

test('it is JSON-LD in EARL’s vocabulary', () => {
  expect(context['earl']).toBe('http://www.w3.org/ns/earl#');
  expect(new Set(graph.flatMap((node) => node['@type']))).toEqual(
    new Set([
      'earl:Assertor',
      'earl:Software',
      'earl:TestRequirement',
      'earl:TestSubject',
      'earl:Assertion',
    ]),
  );
});

test('each assertion has the members that EARL requires, and they lead somewhere', () => {
  expect(assertions).not.toEqual([]);
  for (const node of assertions) {
    expect(ids.get(node['earl:assertedBy']!['@id'])?.['@type']).toContain('earl:Assertor');
    expect(ids.get(node['earl:subject']!['@id'])?.['@type']).toBe('earl:TestSubject');
    expect(ids.get(node['earl:test']!['@id'])?.['@type']).toBe('earl:TestRequirement');
    expect(node['earl:mode']).toEqual({'@id': 'earl:automatic'});
    expect(node['earl:result']?.['@type']).toBe('earl:TestResult');
  }
});

test('what fails, passes and cannot be told is said once for each page and rule', () => {
  expect(Object.fromEntries(outcomes)).toEqual({
    'urn:audit:axe%3Adocument-title': 'earl:passed',
    'urn:audit:scripted%3Aheadings': 'earl:passed',
    'urn:audit:axe%3Alink-name': 'earl:failed',
    'urn:audit:html-validate%3Ano-redundant-role': 'earl:cantTell',
  });
  expect(outcomes).toHaveLength(4);
});
