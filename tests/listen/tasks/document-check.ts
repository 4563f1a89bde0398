/** Checks documents, and reads and saves their reports. See ./quote for the quote form. */
import {documentTranslator} from '@trendsoft/document-check/messages';
import type {MessageValues} from '@trendsoft/document-check/plurals';
import type {Rule} from '../../engines/proxy';
import {CHECK, CLEAN, FAULTY, NEWER, PICTURE, type Chosen} from '../../setup/documents';
import type {Expected, Words} from '@trendsoft/web-audit/screen-reader';
import {runBefore} from '../planted';
import {step, times, type Task} from '../task';
import {heading, word} from '../words';

/** Chooses the next documents in place of the system's file dialog, whose keys Chromium hides from screen readers. */
const chooserOf = (...choices: Chosen[][]): Rule =>
  runBefore(
    'main',
    `const choices=${JSON.stringify(choices)};addEventListener('click',event=>{const input=event.target;` +
      `if(!input.matches('main [data-needs-script] [type=file]'))return;event.preventDefault();` +
      `const chosen=new DataTransfer();for(const {name,buffer} of choices.shift())` +
      `chosen.items.add(new File([new Uint8Array(buffer.data)],name));` +
      `input.files=chosen.files;input.dispatchEvent(new Event('change',{bubbles:true}))},true)`,
  );

/** Opens a saved report in the tab, after its confirmation has been spoken. */
const OPENED = runBefore(
  'main',
  `const {click}=HTMLElement.prototype;HTMLAnchorElement.prototype.click=function(){click.call(this);` +
    `if(this.download)setTimeout(()=>location.assign(this.href),9000)}`,
);

const translate = documentTranslator();

/** Returns a message, the singular if it has plural forms and no count is given. */
const t = (id: string, values: MessageValues = {}): string => translate(id, {count: 1, ...values});

const SAMPLE = 'sample-faulty.pdf';
const result = ({name}: Chosen) => heading(name, 3);
const finished = (count: number) => t('page.finished', {count});

/** Chooses documents, and waits until they are checked. */
const choose = (once: Words[]) => [
  step('Tabs to the file field', 'Tab', {
    until: word('DocumentCheck.label'),
    atMost: 25,
    hears: [word('DocumentCheck.hint')],
  }),
  step('Chooses, and waits', ['space', {pause: 6000}], {once}),
];

/** Jumps to a button, and presses it. */
const press = (button: string, expected: Expected) => [
  step(`Jumps to “${button}”`, 'b', {until: button, atMost: 20}),
  step('Presses it', ['Return', {pause: 4000}], expected),
];

/** Expands the questions, which follow their heading. */
const expandQuestions = () => [
  step('Goes to the heading of the questions', 'h', {until: t('kind.person'), atMost: 20}),
  step('Goes to the button below it', 'Tab', {hears: ['collapsed']}),
  step('Expands the questions', 'Return', {hears: ['expanded']}),
  step('Switches to browse mode', 'Insert+a', {hears: ['Browse mode']}),
];

const tick = () => [
  ...expandQuestions(),
  step('Jumps to the first question', 'x', {hears: [t('rule.person-contrast'), 'not checked']}),
  step('Ticks it', 'space', {hears: ['checked'], never: ['not checked']}),
];

const check: Task = {
  id: 'document-check',
  title: 'A document is checked, and the report is read',
  route: CHECK,
  // Delayed, so that the progress can be heard.
  rules: [{path: /_pdf_check\./, delay: 4000}, chooserOf([FAULTY])],
  steps: () => [
    ...choose([t('page.reading', {name: FAULTY.name}), result(FAULTY), finished(1)]),
    step('Reads on', 'Down', {once: [t('page.faults', {count: 4, kinds: 4})]}),
    step('Jumps to the next heading', 'h', {once: [heading(t('group.listening'), 4)]}),
    step('Reads on to the first fault, which is expanded', 'Down', {
      until: t('impact.pictures'),
      atMost: 4,
      hears: [t('kind.faults'), 'expanded'],
    }),
    step('Goes to its locations', 'Tab', {hears: [t('page.places', {count: 1}), 'collapsed']}),
    step('Expands them', 'Return', {hears: ['expanded']}),
    step('Switches to browse mode', 'Insert+a', {hears: ['Browse mode']}),
    step('Reads on to the rule', 'Down', {hears: [t('rule.7.3-1')]}),
    ...tick(),
  ],
};

const again: Task = {
  id: 'document-check-again',
  title: 'A new version is checked, and what has changed is read',
  route: CHECK,
  rules: [chooserOf([FAULTY], [NEWER])],
  steps: () => {
    const changes = t('report.changes', {fixed: 3, fresh: 1, left: 1});
    return [
      ...choose([result(FAULTY), finished(1)]),
      ...press(t('report.again'), {
        once: [changes, result(NEWER)],
        never: [word('DocumentCheck.begins')],
      }),
      step('Reads on', 'Down', {
        until: heading(t('report.fixed'), 4),
        atMost: 5,
        hears: [t('page.faultsOfOneKind', {count: 2}), changes],
      }),
      step('Reads on to what is new', times(6, 'Down'), {
        hears: [t('rule.7.4.2-1'), heading(t('report.fresh'), 4), t('rule.7.3-1')],
      }),
    ];
  },
};

const sample: Task = {
  id: 'document-check-sample',
  title: 'A sample is checked, and the report is saved and read',
  route: CHECK,
  rules: [OPENED],
  steps: () => [
    ...press(word('DocumentCheck.sampleFaulty'), {once: [heading(SAMPLE, 3), finished(1)]}),
    ...tick(),
    ...press(t('report.saveHtml'), {once: [t('report.saved')]}),
    step('Waits until it is opened', {pause: 9000}),
    step('Goes from heading to heading', 'h', {
      until: heading(t('kind.person'), 3),
      hears: [heading(SAMPLE, 2), heading(t('group.listening'), 3)],
    }),
    step('Reads the ticked question', times(2, 'Down'), {
      hears: [t('report.judged'), t('rule.person-contrast')],
    }),
  ],
};

const several: Task = {
  id: 'document-check-several',
  title: 'Several documents are checked, and one is opened from their table',
  route: CHECK,
  rules: [chooserOf([CLEAN, FAULTY, PICTURE])],
  steps: () => {
    const files = t('report.files', {count: 3});
    return [
      ...choose([heading(files, 3), finished(3)]),
      step('Goes to the table', 't', {hears: ['4 rows 5 columns']}),
      step('Goes to the cell below', 'alt+shift+Down', {hears: [FAULTY.name]}),
      step('Goes to the cells beside it', times(2, 'alt+shift+Right'), {
        hears: ['1', t('report.stopped')],
      }),
      ...press(CLEAN.name, {once: [result(CLEAN)]}),
      ...press(t('report.back'), {once: [heading(files, 3)]}),
    ];
  },
};

const transcript: Task = {
  id: 'document-check-transcript',
  title: 'What a screen reader reads of a document is shown, and its silences are found',
  route: CHECK,
  rules: [chooserOf([FAULTY])],
  steps: () => [
    ...choose([result(FAULTY), finished(1)]),
    step('Goes to the heading of the transcript', 'h', {until: t('report.reader'), atMost: 20}),
    step('Goes to the button below it', 'Tab', {hears: [t('report.readerOpen'), 'collapsed']}),
    step('Expands it, and waits', ['Return', {pause: 4000}], {hears: ['expanded']}),
    step('Switches to browse mode', 'Insert+a', {hears: ['Browse mode']}),
    // Not `once`: in Chromium, Orca repeats a line that gets the focus.
    ...press(t('transcript.nextSilence'), {hears: [t('transcript.silence.picture')]}),
    step('Reads on', 'Down', {hears: ['Hello']}),
    step('Goes back to the buttons', 'shift+b', {until: t('transcript.save'), atMost: 10}),
    step('Saves the transcript', ['Return', {pause: 4000}], {once: [t('transcript.saved')]}),
  ],
};

export default [check, again, sample, several, transcript];
