/** Files whose names say nothing or the wrong thing: judged by their content, with and without scripts. */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {englishOf, errorId, fileFieldsOf, sentenceFor} from '@trendsoft/forms-service/validate';
import {FORMS} from '../../../src/forms/tables';
import {SEND, SENT, STATUS, field, fillIn} from '../forms';
import {expect, flow} from '../setup';

/** Writes a file of this name. @returns its path */
function fileNamed(name: string, content: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'chosen-')), name);
  writeFileSync(file, content, 'latin1');
  return file;
}

for (const form of FORMS) {
  for (const [name, table] of fileFieldsOf(form)) {
    flow(
      `the ${form.name} form judges files by their content`,
      // Chromium reports the server's refusal itself.
      {smoke: true, expectedMessages: /status of 422/},
      async (tab, {hydrated, open}) => {
        await open(form.page);
        await fillIn(tab, form, []);
        const program = fileNamed('My "final" CV.pdf', 'MZ\x90\0\x03');
        await tab.session.chooseFiles(field(name), program);
        const error = errorId(name, table, 'type', 'program/My "final" CV.pdf');
        const message = sentenceFor(error, (id) => englishOf(form)[id] ?? id);
        // With a script, the message appears when the file is chosen.
        if (hydrated) await tab.waitToSee(`[id$=${form.name}-${name}-error]`);
        await tab.click(SEND);
        await tab.waitToSee(`${STATUS} [role=alert]`);
        expect(await tab.text(STATUS)).toContain(message);
        expect(await tab.attribute(field(name), 'aria-invalid')).toBe('true');
        if (!hydrated) {
          await open(form.page);
          await fillIn(tab, form, []);
        }
        // WebDriver adds files to those of a field for several.
        await tab.on(field(name), (control: HTMLInputElement) => {
          control.value = '';
        });
        await tab.session.chooseFiles(field(name), fileNamed('Resume - 12.03.2026', '%PDF-1.7\n'));
        if (hydrated) await tab.waitToBeGone(`[id$=${form.name}-${name}-error]`);
        await tab.click(SEND);
        await tab.waitToSee(SENT);
      },
    );
  }
}
