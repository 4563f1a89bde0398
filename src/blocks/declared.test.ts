import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {isElement} from '../mdx/nodes';
import {parseMdx} from '../mdx/parse';
import {propsOf} from '../mdx/props';
import {BLOCKS, moduleOf} from './declared';

const FOLDERS = ['src/components', 'src/primitives'];

/** Props type of a component → its members except children, and whether they are required. */
function propTypes(): Map<string, {required: string[]; optional: string[]}> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /^[^.]+\.tsx$/.test(path.basename(file)))
      .map((file) => path.join(folder, file)),
  );
  const found = new Map<string, {required: string[]; optional: string[]}>();
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    source.forEachChild((node) => {
      if (!ts.isInterfaceDeclaration(node)) return;
      const members = node.members
        .filter(ts.isPropertySignature)
        .map((member) => ({name: member.name.getText(source), optional: !!member.questionToken}))
        .filter(({name}) => name !== 'children');
      found.set(node.name.text, {
        required: members.filter(({optional}) => !optional).map(({name}) => name),
        optional: members.filter(({optional}) => optional).map(({name}) => name),
      });
    });
  }
  return found;
}

const types = propTypes();

/** Props that only plugins set: src/plugins/openings, form-tables and accessibility-report. */
const NOT_WRITTEN = ['positions', 'table', 'audit', 'rows'];

test.each(Object.entries(BLOCKS))(
  'the declared props of <%s> match its component',
  (name, block) => {
    const {required, optional} = types.get(`${name}Props`) ?? {required: [], optional: []};
    expect(Object.keys(block.required ?? {}).sort()).toEqual(
      required.filter((prop) => !NOT_WRITTEN.includes(prop)).sort(),
    );
    expect(Object.keys(block.optional ?? {}).sort()).toEqual(
      optional.filter((prop) => !NOT_WRITTEN.includes(prop)).sort(),
    );
  },
);

test.each(Object.entries(BLOCKS))('<%s> is in the declared folder', (name, block) => {
  const file = moduleOf(block).replace('@site', process.cwd());
  expect(jest.requireActual<Record<string, unknown>>(file)[name]).toBeInstanceOf(Function);
});

const values = Object.entries(BLOCKS).flatMap(([block, {required, optional}]) =>
  Object.entries({...required, ...optional}).map(([name, value]) => [block, name, value] as const),
);

test.each(values)('the example of %s.%s is accepted', (_block, name, {example, accepts}) => {
  const {tree} = parseMdx(`<A ${example === undefined ? name : `${name}=${example}`} />\n`);
  const [element] = tree?.children ?? [];
  const [prop] = element && isElement(element) ? propsOf(element) : [];
  expect(accepts(prop?.value)).toBe(true);
});
