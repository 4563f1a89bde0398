/** A link to a form selects an option of it, such as `?purpose=Testing`. */
import {fieldsOf} from '@trendsoft/forms-service/validate';
import {FORMS} from '../../../src/forms/tables';
import {t} from '../../setup/messages';
import {linksOn, pageOfKind} from '../../setup/routes';
import {pageAt} from '../../setup/site';
import {field, valueOf} from '../forms';
import {expect, flow} from '../setup';
import type {Tab} from '../tab';

/** The selects that a link can preselect, with the address that selects the last option of each. */
const SELECTS = FORMS.flatMap((form) =>
  fieldsOf(form).flatMap(([name, control]) => {
    if (control.control !== 'select' || !control.query) return [];
    const options = pageAt(form.page)(`select[data-query=${control.query}] option`);
    const value = options.last().attr('value') ?? '';
    const address = `${form.page}?${new URLSearchParams({[control.query]: value})}`;
    return [{form, name, value, address}];
  }),
);

const descriptionOf = (tab: Tab, name: string) =>
  tab.on(field(name), (select: HTMLElement) =>
    (select.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

const isFocusOnPage = (tab: Tab) => tab.evaluate(() => document.activeElement === document.body);

for (const {form, name, value, address} of SELECTS) {
  flow(
    `an address selects an option of the ${form.name} form, and says so`,
    {smoke: true},
    async (tab, {open}) => {
      const release = await open(address);
      if (release) expect(await valueOf(tab, name)).toBe('');
      // The scripts run without an interaction.
      release?.();
      await expect.poll(() => valueOf(tab, name)).toBe(value);
      await expect.poll(() => descriptionOf(tab, name)).toContain(t('SubmissionForm.preselected'));
      expect(await isFocusOnPage(tab)).toBe(true);
    },
  );
}

const JOB = pageOfKind('job');
const APPLY = linksOn(JOB).find((link) => link.includes('?')) ?? '';

flow(
  "a link of a page selects the option, and the visitor's own answer survives a reload and the link",
  {unhydrated: false},
  async (tab, {open}) => {
    const {pathname, searchParams, hash} = new URL(APPLY, 'https://site.example');
    const [[query, value] = ['', '']] = [...searchParams];
    const list = `main select[data-query=${query}]`;
    const chosen = () => tab.on(list, ({value: shown}: HTMLSelectElement) => shown);
    await open(JOB);
    await tab.click(`main a[href="${APPLY}"]`);
    await tab.waitForPath(pathname);
    await tab.waitForFocus(hash);
    await expect.poll(chosen).toBe(value);
    const other = await tab.on(
      list,
      (select: HTMLSelectElement, linked: string) => {
        const [option] = [...select.options].filter((one) => one.value && one.value !== linked);
        if (!option) return '';
        option.selected = true;
        select.dispatchEvent(new Event('input', {bubbles: true}));
        select.dispatchEvent(new Event('change', {bubbles: true}));
        return option.value;
      },
      value,
    );
    expect(other).not.toBe('');
    await tab.open(APPLY);
    await expect.poll(chosen).toBe(other);
    await tab.open(JOB);
    await tab.click(`main a[href="${APPLY}"]`);
    await tab.waitForPath(pathname);
    await expect.poll(chosen).toBe(other);
  },
);
