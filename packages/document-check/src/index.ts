export {adviceFor, questionsFor} from './advice.ts';
export type {Advice, PersonQuestion, Who} from './advice.ts';
export {checkDocument} from './check.ts';
export type {CheckOptions} from './check.ts';
export {checkedRules} from './checked-rules.ts';
export {compareReports} from './compare.ts';
export type {Change, Comparison} from './compare.ts';
export {shortenFindings} from './shorten.ts';
export {factsText} from './facts-text.ts';
export type {CheckEvent, Effort, Facts, Finding, Kind, Note, Place, Report} from './finding.ts';
export {FORMAT_NAMES} from './format-names.ts';
export {faultCount, groupFindings, questionsIn, standardsOf} from './group-findings.ts';
export type {GroupFindings, TopicFindings} from './group-findings.ts';
export {languageName} from './language-name.ts';
export {CancelledError, DEFAULT_LIMITS} from './limits.ts';
export type {Limits} from './limits.ts';
export {joinList} from './messages/join-list.ts';
export {listedPlaces, placeLines, placeText, ruleSentence} from './place.ts';
export type {ListedPlace} from './place.ts';
export {producerOf} from './producer.ts';
export type {Producer, Program} from './producer.ts';
export type {WorkerResponse, WorkerRequest} from './protocol.ts';
export {REFUSALS, Refusal} from './refusal.ts';
export type {RefusalReason} from './refusal.ts';
export {GROUPS, RULES, TOPICS} from './rules/index.ts';
export type {Group, Rule, Rules, Topic} from './rules/index.ts';
export {OFFICE_RULES} from './rules/office.ts';
export {PDF_RULES} from './rules/pdf.ts';
export {RARE_PDF_RULES} from './rules/pdf-rare.ts';
export {COMMON_PDF_RULES} from './rules/pdf-common.ts';
export {PERSON_RULES} from './rules/person.ts';
export {serve} from './serve.ts';
export {reportText} from './report-text.ts';
export {announcementOf, linesOf, transcript, transcriptText} from './transcript/index.ts';
export type {
  Announcement,
  FieldRole,
  FieldState,
  ItemKind,
  ItemPlace,
  ItemRole,
  SilenceReason,
  Transcript,
  TranscriptItem,
  TranscriptNote,
} from './transcript/index.ts';
