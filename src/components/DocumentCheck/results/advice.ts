/** Sentences that need the messages of advice: steps for the document's program, and a method for each question. */
import {adviceFor, questionsFor} from 'document-check';
import type {CheckedDocument} from '../checked';
import {readerLanguage, t} from '../check/loadedRules';
import {ticksOf} from './ticks';
import {viewOf, type AdviceMessages, type DocumentView} from './view';

export const adviceMessages: AdviceMessages = {
  topic(report, topic) {
    const {heading, who, steps} = adviceFor(t, topic, report);
    return {todoLabel: t(heading), todo: steps, who: t(`who.${who}`)};
  },
  questions: (report) =>
    questionsFor(t, report, readerLanguage()).map((question) => ({
      ...question,
      isTicked: ticksOf(report).has(question.id),
    })),
};

/** Returns the sentences about a document, for text and reports. */
export const viewWithAdvice = (document: CheckedDocument): DocumentView =>
  viewOf(document, adviceMessages);
