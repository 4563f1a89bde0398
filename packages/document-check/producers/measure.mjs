/**
 * Makes files with the programs that are installed, from sources/ and from copies with one fault each, checks them, and
 * prints the README's table: node packages/document-check/producers/measure.mjs [PROGRAM…]
 */
import {spawnSync} from 'node:child_process';
import {copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const HERE = import.meta.dirname;
const ROOT = path.join(HERE, '../../..');
const read = (name) => readFileSync(path.join(HERE, name), 'utf8');
const plants = Object.entries(JSON.parse(read('plants.json')));
const programs = Object.entries(JSON.parse(read('programs.json')));
/** Within the project, so that sources/typst.mjs finds its library. */
const folder = mkdtempSync(path.join(ROOT, 'node_modules/.producers-'));
const inFolder = (name) => path.join(folder, name);
const shell = (command) => spawnSync(command, {shell: true, cwd: folder, encoding: 'utf8'});

/** Returns the version of a program; undefined if it is not installed. */
const versionOf = ({version}) => /\d+(?:\.\d+)+/.exec(shell(`${version} 2>&1`).stdout)?.[0];

/** Returns the source and commands with each fault that the program can make and that rules for its files cover. */
function faultsOf({file, without = {}}, good) {
  return plants.flatMap(([name, {files = '', rules, replace}]) => {
    if (name in without || !new RegExp(`${files}$`).test(file)) return [];
    const texts = good.map((text) =>
      replace.reduce((all, [from, to]) => all.replaceAll(new RegExp(from, 'gm'), to), text),
    );
    return texts.join() === good.join() ? [] : [{name, rules, texts}];
  });
}

/** Makes the file of a program, and returns its path. Throws if the program makes none. */
function make({source, file}, [text, ...commands], name) {
  writeFileSync(inFolder(source), text);
  rmSync(inFolder(file), {force: true});
  for (const command of commands) shell(command);
  const kept = inFolder(`${name}${path.extname(file)}`);
  copyFileSync(inFolder(file), kept);
  return kept;
}

/** Returns the findings in each file, without what only a person can judge. */
function findingsIn(files) {
  const options = ['run', '-s', 'document', '--', '--json', ...files];
  const {stdout} = spawnSync('npm', options, {cwd: ROOT, encoding: 'utf8'});
  const reports = stdout.trim().split('\n');
  return reports.map((line) => JSON.parse(line).findings.filter(({kind}) => kind !== 'person'));
}

/** Prints the row of a program, and returns how many faults were planted and found. */
function measure([name, program], version) {
  const {source, commands, faults: real = {}, untagged} = program;
  const texts = [read(`sources/${source}`), ...commands];
  const planted = untagged ? [] : faultsOf(program, texts);
  const files = [{name: 'good', texts}, ...planted].map((one) =>
    make(program, one.texts, one.name),
  );
  const [good, ...bad] = findingsIn(files);
  const isKnown = new Set(good.map(({rule}) => rule));
  const missed = planted.filter(({rules}, i) =>
    bad[i].every(({rule}) => isKnown.has(rule) || !new RegExp(rules).test(rule)),
  );
  const reported = good.filter(({kind}) => kind === 'fault').map(({rule}) => rule);
  const cells = [
    [`${name} ${version}`],
    [planted.length],
    [planted.length - missed.length],
    missed.map((fault) => fault.name),
    reported.filter((rule) => !(rule in real)),
    reported.filter((rule) => rule in real).map((rule) => `\`${rule}\`: ${real[rule]}`),
    good.filter(({kind}) => kind === 'warning').map(({rule}) => `\`${rule}\``),
  ];
  console.log(`| ${cells.map((cell) => cell.join(', ') || 'none').join(' | ')} |`);
  return [planted.length, planted.length - missed.length];
}

cpSync(path.join(HERE, 'sources'), folder, {recursive: true});
copyFileSync(path.join(ROOT, 'static/img/icon-192.png'), inFolder('dog.png'));
console.log(`| Program | Planted | Found | Missed | False faults | Faults in the good file | Checks in it |
|---|---|---|---|---|---|---|`);
const wanted = process.argv.slice(2);
const sums = [0, 0];
for (const program of programs) {
  const version = versionOf(program[1]);
  if (version === undefined || (wanted.length > 0 && !wanted.includes(program[0]))) continue;
  for (const [i, count] of measure(program, version).entries()) sums[i] += count;
}
console.log(`| All | ${sums.join(' | ')} | | | | |`);
rmSync(folder, {recursive: true});
