/** Messages during a check, and around the findings of a document. */
export const PAGE_MESSAGES = {
  reading: 'Reading {name}',
  progress: '{name}: {percent} percent read.',
  waiting: 'Files waiting: {count}',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was kept.',
  finished: 'Done. Files with results: {count}',
  oneFault: 'The check found one fault.',
  faults: 'The check found {count} faults. The most serious come first.',
  part: 'Only a part of this document was read. The check found no fault in that part.',
  warnings: 'The check found no fault, but something for you to check.',
  clean: 'The check found no fault. A person still has to judge what it cannot see.',
  todo: 'What to do:',
  unloaded: 'Part of the check did not load. Go online, then choose the file again.',
} as const;

/** Buttons beside the findings. */
export const SHOW_MESSAGES = {onePlace: 'Show the place', places: 'Show {count} places'} as const;

/** Faults compared with those of the last version. */
export const CHANGE_MESSAGES = {
  changes: '{fixed} no longer found, {fresh} new, {left} left',
  changesTags:
    '{fixed} no longer found, {fresh} new, or found only now that there are tags, {left} left',
  fixed: 'No longer found',
  fresh: 'New',
  left: 'Left',
  freshTags: 'New, or found only now that there are tags',
} as const;

/** Messages with results: a table of several files, and a report to pass on. */
export const REPORT_MESSAGES = {
  documents: '1 document|{count} documents',
  pages: '1 page|{count} pages',
  effort: 'our effort: {effort}',
  again: 'Check a new version',
  files: 'Results for {count} files',
  file: 'File',
  pageCount: 'Pages',
  stopped: 'People stopped',
  faultCount: 'Faults',
  effortClass: 'Our effort',
  nobody: 'No fault found',
  back: 'Back to all files',
  listening: 'Screen reader and braille users',
  keyboard: 'Keyboard, switch and voice users',
  seeing: 'People with low vision',
  hearing: 'Deaf and hard of hearing people',
  reading: 'People who find reading hard',
  everyone: 'Everyone',
  rules: '{checked} rules checked, {withoutFinding} of them without a finding',
  passed: 'Faults that were looked for and not found:',
  tick: 'No program can answer these questions. Tick each one once you have checked it and found nothing wrong.',
  judged: 'Checked by a person, nothing wrong found',
  open: 'Not checked yet',
  source: 'Checked with the document check of {company}, version {version}',
  size: 'Size in bytes',
  saveCsv: 'Save as a table (CSV)',
  keep: 'Keep these results',
  copy: 'Copy as text',
  print: 'Print, or save as PDF',
  saveHtml: 'Save as a web page',
  saveEarl: 'Save as data (EARL)',
  copied: 'The results are on the clipboard.',
  notCopied: 'The browser does not allow copying. Save the results as a web page instead.',
  saved: 'Your browser is saving the file.',
  notSaved:
    'The program that makes the file could not be loaded. Check your internet connection, then press the button again.',
  cut: 'There are more findings than fit here. The rest were left out.',
  fileName: 'document-check',
  title: 'Results of a document check',
  promise:
    'A program produced these results. It cannot see everything, so they never say that a document works for everyone.',
  remove: 'Remove this result',
  ask: 'Ask for a quote',
  askHow:
    "The form opens with the documents and the results filled in. You choose which of them to send. Nothing is sent until you press the form's button.",
  where: 'Show on the page',
  whereDrawing: 'Drawing the page.',
  wherePage: 'Page {page}',
  whereOutlined: 'Page {page}. Places outlined: {numbers}',
  whereUnknown: 'The file does not say exactly where on this page these places are: {numbers}',
  whereOrder: 'Page {page}, {number} of {count} pages with marked places',
  wherePrevious: 'Previous page',
  whereNext: 'Next page',
  whereFailed:
    'The page could not be drawn. The list above names each place. If you are offline, connect and open this again.',
  bytes: '{bytes} bytes',
  date: 'Checked on {date}',
} as const;
