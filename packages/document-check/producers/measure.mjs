/**
 * Makes files with the programs that are installed, from page.html and from copies of it with one fault each, checks
 * them, and prints the README's table: node packages/document-check/producers/measure.mjs
 */
import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const HERE = import.meta.dirname;
const ROOT = path.join(HERE, '../../..');
const read = (name) => readFileSync(path.join(HERE, name), 'utf8');
const page = read('page.html');
const plants = Object.entries(JSON.parse(read('plants.json')));
const programs = Object.entries(JSON.parse(read('programs.json')));
const folder = mkdtempSync(path.join(tmpdir(), 'producers-'));

const shell = (command) => spawnSync(command, {shell: true, cwd: folder, encoding: 'utf8'});

const isInstalled = ([, {commands}]) =>
  shell(`command -v ${commands[0].split(' ', 1)[0]}`).status === 0;

/** Returns the findings in the file that a program makes of a page. */
function findingsOf({file, commands}, html) {
  const made = path.join(folder, file);
  rmSync(made, {force: true});
  writeFileSync(path.join(folder, 'page.html'), html);
  for (const command of commands) shell(command);
  const {stdout} = spawnSync('npm', ['run', '-s', 'document', '--', '--json', made], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return JSON.parse(stdout).findings.filter(({kind}) => kind !== 'person');
}

function row([name, program]) {
  const good = findingsOf(program, page);
  const isTold = new Set(good.map(({rule}) => rule));
  const missed = plants.filter(([, {replace, rules}]) => {
    const html = replace.reduce(
      (text, [from, to]) => text.replaceAll(new RegExp(from, 'g'), to),
      page,
    );
    const found = findingsOf(program, html);
    return !found.some(({rule}) => new RegExp(rules).test(rule) && !isTold.has(rule));
  });
  const rules = (kind) => good.filter((one) => one.kind === kind).map(({rule}) => `\`${rule}\``);
  const cells = [missed.map(([plant]) => plant), rules('fault'), rules('look')];
  const texts = cells.map((cell) => cell.join(', ') || 'none');
  return `| ${[name, plants.length, plants.length - missed.length, ...texts].join(' | ')} |`;
}

copyFileSync(path.join(ROOT, 'static/img/icon-192.png'), path.join(folder, 'dog.png'));
console.log('| Program | Planted | Found | Missed | Faults in the good file | Checks in it |');
console.log('|---|---|---|---|---|---|');
for (const program of programs.filter(isInstalled)) console.log(row(program));
rmSync(folder, {recursive: true});
