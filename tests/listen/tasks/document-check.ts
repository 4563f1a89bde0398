/** Chooses and checks a document, and reads the report. The form for a quote is in ./quote. */
import {DOCUMENT_MESSAGES} from 'document-check/words';
import type {Rule} from '../../engines/front';
import {CHECK, FAULTY} from '../../setup/documents';
import {step, type Task} from '../task';
import {heading, word} from '../words';

/** Delays the check, so that its progress can be heard. */
const SLOW: Rule = {path: /_pdf_check\./, delay: 4000};

/** Chooses the document in place of the system's file dialog, whose keys Chromium hides from screen readers. */
const CHOOSER: Rule = {
  path: /\/main\.\w+\.js$/,
  change: (text) =>
    `addEventListener('click',event=>{const input=event.target;` +
    `if(!input.matches('main [data-needs-script] [type=file]'))return;event.preventDefault();` +
    `const bytes=Uint8Array.from(atob('${FAULTY.buffer.toString('base64')}'),c=>c.charCodeAt(0));` +
    `const data=new DataTransfer();data.items.add(new File([bytes],'${FAULTY.name}'));` +
    `input.files=data.files;input.dispatchEvent(new Event('change',{bubbles:true}))},true);${text}`,
};

/** Returns a message, the singular if it has plural forms. */
const message = (id: string): string => DOCUMENT_MESSAGES[id]!.message.split('|')[0]!;

const check: Task = {
  id: 'document-check',
  title: 'A document is checked, and the report is read',
  route: CHECK,
  rules: [SLOW, CHOOSER],
  steps: () => {
    const reading = word('documents.page.reading', {name: FAULTY.name});
    const finished = word('documents.page.finished', {count: 1});
    const result = heading(FAULTY.name, 3);
    return [
      step('Tabs to the file field', 'Tab', {
        until: word('DocumentCheck.label'),
        atMost: 25,
        hears: [word('DocumentCheck.hint')],
      }),
      step('Chooses a document, and waits', ['space', {pause: 6000}], {
        hears: [reading, result],
        once: [reading, finished, result],
      }),
      step('Reads on', 'Down', {once: [word('documents.page.faults', {count: 4})]}),
      step('Jumps to the next heading', 'h', {once: [heading(message('group.listening'), 4)]}),
      step('Reads on to the first fault', 'Down', {
        until: message('meets.pictures'),
        atMost: 3,
        hears: [message('kind.fault')],
      }),
      step('Goes to its locations', 'Tab', {hears: [word('documents.page.onePlace'), 'collapsed']}),
      step('Expands them', 'Return', {hears: ['expanded']}),
      step('Switches to browse mode', 'Insert+a', {hears: ['Browse mode']}),
      step('Reads on to the rule', 'Down', {hears: [message('rule.7.3-1')]}),
      step('Jumps to the first question for a person', 'x', {
        hears: [message('rule.person-contrast'), 'not checked'],
      }),
      step('Ticks it', 'space', {hears: ['checked'], never: ['not checked']}),
    ];
  },
};

export default [check];
