export {announcementOf, linesOf, transcriptText} from './announce.ts';
export type {Announcement} from './announce.ts';
export type {
  FieldRole,
  FieldState,
  ItemKind,
  ItemPlace,
  ItemRole,
  SilenceReason,
  Transcript,
  TranscriptItem,
  TranscriptNote,
} from './items.ts';
export {transcript} from './transcript.ts';
