import {groups, node, runSteps, type Step} from '../../scripts/test/steps';

const ran: string[] = [];
let printed: string[];
beforeEach(() => {
  ran.length = 0;
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => jest.restoreAllMocks());

function step(name: string, passed = true, beside?: true): Step {
  const run = () => {
    ran.push(name);
    return {passed, said: `${name} says this`};
  };
  return {name, run, ...(beside && {beside})};
}

test('only neighbours that may run beside each other are one group', () => {
  const steps = [step('a', true, true), step('b', true, true), step('c'), step('d', true, true)];
  expect(groups(steps).map((group) => group.map(({name}) => name))).toEqual([
    ['a', 'b'],
    ['c'],
    ['d'],
  ]);
});

test('nothing runs after what failed, which is named', async () => {
  expect(await runSteps([step('a'), step('b', false), step('c')])).toBe(false);
  expect(ran).toEqual(['a', 'b']);
  expect(printed.at(-1)).toContain('Stopped: b failed.');
});

test('beside others a step says at its end what it has to say, and its failure is named', async () => {
  const steps = [step('a', true, true), step('b', false, true), step('c', true, true), step('d')];
  expect(await runSteps(steps)).toBe(false);
  expect(ran).not.toContain('d');
  expect(printed).toContainEqual(expect.stringContaining('b says this'));
  expect(printed.at(-1)).toContain('Stopped: b failed.');
});

test('of several programs the first that fails is the last, and what they print is kept', async () => {
  const program = (code: number) => [
    '-e',
    `console.log('ends with ${code}');process.exit(${code})`,
  ];
  const outcome = await node(program(0), program(3), program(0))(false);
  expect(outcome).toEqual({passed: false, said: 'ends with 0\nends with 3\n'});
});
