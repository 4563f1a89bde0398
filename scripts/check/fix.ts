import {readFileSync, writeFileSync} from 'node:fs';
import type {Finding} from './finding';

/** How often a text stands in another. */
const timesIn = (text: string, part: string) => text.split(part).length - 1;

/**
 * Fixes what is mechanical. Only the line of a finding is touched, and only where what is to be replaced
 * stands on it once, so that nothing else can be hit; the rest of the file stays byte by byte.
 *
 * @returns what was fixed
 */
export function fix(findings: Finding[]): Finding[] {
  const files = [...new Set(findings.map(({file}) => file))];
  return files.flatMap((file) => {
    const [whole] = findings.filter((finding) => finding.file === file && finding.rewrite);
    if (whole?.rewrite) {
      writeFileSync(file, whole.rewrite);
      return [whole];
    }
    const lines = readFileSync(file, 'utf8').split('\n');
    const fixed = findings.filter((finding) => {
      const {fix, line} = finding;
      const text = lines[line - 1];
      if (finding.file !== file || !fix || text === undefined) return false;
      if (timesIn(text, fix.find) !== 1) return false;
      lines[line - 1] = text.replace(fix.find, () => fix.put);
      return true;
    });
    if (fixed.length > 0) writeFileSync(file, lines.join('\n'));
    return fixed;
  });
}
