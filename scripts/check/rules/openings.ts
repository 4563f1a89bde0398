import {noticeOf, today} from '../../../src/plugins/openings/days';
import type {Rule} from './rule';

export const openings: Rule = {
  name: 'openings',
  level: 'error',
  about: 'the last day to apply: advice a week ahead, an error after',
  find({values, keyLines}) {
    const {kind, validThrough} = values;
    if (kind !== 'job' || typeof validThrough !== 'string') return [];
    const notice = noticeOf(validThrough, today());
    return notice ? [{line: keyLines['validThrough'] ?? 1, ...notice}] : [];
  },
};
