/** Sentences that need the messages of advice: steps for the document's program, and a method for each question. */
import {adviceFor, questionsFor} from 'document-check';
import type {CheckedDocument} from '../checked';
import {readerLanguage, say} from './loadedRules';
import {ticksOf} from './ticks';
import {viewOf, type AdviceMessages, type DocumentView} from './view';

export const adviceMessages: AdviceMessages = {
  topic(report, topic) {
    const {heading, who, steps} = adviceFor(say, topic, report);
    return {todoLabel: say(heading), todo: steps, who: say(`who.${who}`)};
  },
  questions: (report) =>
    questionsFor(say, report, readerLanguage()).map((question) => ({
      ...question,
      isTicked: ticksOf(report).has(question.id),
    })),
};

/** Returns the sentences about a document, for text and reports. */
export const viewWithAdvice = (document: CheckedDocument): DocumentView =>
  viewOf(document, adviceMessages);
