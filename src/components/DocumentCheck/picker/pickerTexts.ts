import {translate} from '@docusaurus/Translate';

/** Texts of the block that do not wait for the script of the checks. */
export const pickerTexts = () => ({...fieldTexts(), ...withoutChecks()});

const fieldTexts = () => ({
  label: translate({
    id: 'DocumentCheck.label',
    message: 'PDF, Word or PowerPoint files to check',
    description: 'Label of the file field of the document check',
  }),
  hint: translate({
    id: 'DocumentCheck.hint',
    message:
      'Choose one or several, drop them here, or paste them. They stay on your device: nothing is sent.',
    description: 'Beside the file field of the document check',
  }),
  another: translate({
    id: 'DocumentCheck.another',
    message: 'Check another file, or a new version',
    description: 'Label of the file field of the document check, above results',
  }),
  anotherHint: translate({
    id: 'DocumentCheck.anotherHint',
    message: 'Keep the name of the file to compare it with the version before. Nothing is sent.',
    description: 'Beside the file field of the document check, above results',
  }),
  samples: translate({
    id: 'DocumentCheck.samples',
    message: 'Try it without a file:',
    description:
      'Before two buttons that check a sample, below the file field of the document check',
  }),
  faulty: translate({
    id: 'DocumentCheck.sampleFaulty',
    message: 'Check a faulty sample',
    description: 'Button of the document check: checks a PDF of ours with faults',
  }),
  good: translate({
    id: 'DocumentCheck.sampleGood',
    message: 'Check a good sample',
    description: 'Button of the document check: checks a PDF of ours without faults',
  }),
});

const withoutChecks = () => ({
  withoutScript: translate({
    id: 'DocumentCheck.withoutScript',
    message:
      'The check runs inside your browser and needs JavaScript, which is switched off. We can look at your document instead.',
    description: 'In place of the file field of the document check, if JavaScript is switched off',
  }),
  contact: translate({
    id: 'DocumentCheck.contact',
    message: 'Tell us about it on the contact page',
    description: 'Link after the sentence on switched-off JavaScript, in the document check',
  }),
  begins: translate({
    id: 'DocumentCheck.begins',
    message: 'The check begins.',
    description: 'Said by screen readers when files have been chosen for the document check',
  }),
  missing: translate({
    id: 'DocumentCheck.missing',
    message:
      'The check could not be loaded. Check your internet connection, then choose the file again. Your file has not left your device.',
    description: 'Error when the script of the document check could not be loaded',
  }),
});
