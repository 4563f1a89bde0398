import type {Blocks} from '../../blocks/block';
import {noChildren, anyContent} from '../../blocks/children';
import {oneOf} from '../../blocks/prop-types';

export default {
  AuditFacts: {children: noChildren},
  AuditedPages: {children: noChildren},
  TestedWith: {children: noChildren},
  ScreenReaderTasks: {children: noChildren},
  OpenAcrLink: {children: anyContent('OpenACR data'), inline: true},
  ConformanceTable: {required: {level: oneOf('A', 'AA')}, children: noChildren},
} satisfies Blocks;
