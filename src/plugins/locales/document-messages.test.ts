import {splitDocumentMessages} from './document-messages';

test.each([
  ['pdf', ['rule.7.3-1', 'impact.fonts', 'element.Figure']],
  ['pdfRare', ['rule.7.15-1', 'impact.media']],
  ['office', ['rule.slide-title', 'impact.captions', 'element.chart']],
  ['common', ['kind.person']],
  ['rare', ['note.nonstandard', 'refusal.empty', 'send.size']],
  ['advice', ['todo.pictures']],
  ['report', ['effort.low', 'report.files', 'report.cut']],
])('the part %s alone has the sentences of the files that need it', (part, ids) => {
  const parts = Object.entries(splitDocumentMessages({}).ofDocuments);
  for (const id of ids) {
    expect(parts.filter(([, messages]) => id in messages).map(([name]) => name)).toEqual([part]);
  }
});
