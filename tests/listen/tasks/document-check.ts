/** A document is chosen, checked and read about; ./quote has the form that it leads to. */
import {DOCUMENT_MESSAGES} from '../../../src/documents';
import type {Rule} from '../../engines/front';
import {CHECK, FAULTY, type Chosen} from '../../setup/document-states';
import type {Task} from '../task';
import {heading, word} from '../words';

/** So that what is under way can be heard before it is done. */
const READER: Rule = {path: /_pdf_check\./, delay: 4000};

/** In place of the system's own dialog for files, whose keys no screen reader is told of in Chromium. */
const CHOOSER: Rule = {
  path: /\/main\.\w+\.js$/,
  change: (text) => `${choosing(FAULTY)};${text}`,
};

/** A script: whoever would open the dialog has chosen the document. */
const choosing = ({name, buffer}: Chosen) =>
  `addEventListener('click',event=>{const input=event.target;` +
  `if(!input.matches('main [data-needs-script] [type=file]'))return;event.preventDefault();` +
  `const bytes=Uint8Array.from(atob('${buffer.toString('base64')}'),letter=>letter.charCodeAt(0));` +
  `const data=new DataTransfer();data.items.add(new File([bytes],'${name}'));` +
  `input.files=data.files;input.dispatchEvent(new Event('change',{bubbles:true}))},true)`;

const said = (id: string): string => DOCUMENT_MESSAGES[id]!.message;
const GROUP = heading(said('group.listening'), 4);

const check: Task = {
  id: 'document-check',
  title: 'A document is checked, and what was found is read',
  ...{route: CHECK, rules: [READER, CHOOSER]},
  steps: () => [
    {
      does: 'Tabs to the file field',
      keys: ['Tab'],
      until: word('DocumentCheck.label'),
      atMost: 25,
      hears: [word('DocumentCheck.hint')],
    },
    {
      does: 'Chooses a document, and waits',
      keys: ['space', {pause: 6000}],
      hears: [word('DocumentCheck.reading', {name: FAULTY.name}), heading(FAULTY.name, 3)],
      once: [
        word('DocumentCheck.reading', {name: FAULTY.name}),
        word('DocumentCheck.finished', {count: 1}),
        heading(FAULTY.name, 3),
      ],
    },
    {
      does: 'Reads on',
      keys: ['Down'],
      once: [word('DocumentCheck.faults', {count: 4})],
    },
    {does: 'Jumps to the next heading', keys: ['h'], once: [GROUP]},
    {
      does: 'Reads on to the first fault',
      keys: ['Down'],
      until: said('meets.pictures'),
      atMost: 3,
      hears: [said('kind.fault')],
    },
    {
      does: 'Goes to its places',
      keys: ['Tab'],
      hears: [word('DocumentCheck.onePlace'), 'collapsed'],
    },
    {does: 'Unfolds them', keys: ['Return'], hears: ['expanded']},
    {does: 'Browses again', keys: ['Insert+a'], hears: ['Browse mode']},
    {does: 'Reads on to the rule', keys: ['Down'], hears: [said('rule.7.3-1')]},
  ],
};

export default [check];
