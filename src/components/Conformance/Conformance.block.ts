import type {Blocks} from '../../blocks/block';
import {nothing, something} from '../../blocks/children';
import {oneOf} from '../../blocks/values';

export default {
  AuditFacts: {children: nothing},
  AuditedPages: {children: nothing},
  TestedWith: {children: nothing},
  ScreenReaderTasks: {children: nothing},
  OpenAcrLink: {children: something('OpenACR data'), inSentence: true},
  ConformanceTable: {required: {level: oneOf('A', 'AA')}, children: nothing},
} satisfies Blocks;
