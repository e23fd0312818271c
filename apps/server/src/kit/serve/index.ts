export { askedOf, auditDone, auditRefused, foundOf, LOOK, MOST_FOUND, WAITS } from './auditRows';
export { choicesOf, crudOf, everyRowOf, oneOf } from './crudOf';
export type { CrudRules, Given } from './crudOf';
export { failureOf, refusalOf } from './answer';
export type { RefusedOne } from './answer';
export { isOutOfTime } from './callScope';
export { boundReading } from './boundReading';
export { NOBODY } from './nobody';
export { createPace } from './pace';
export { performAlone } from './performAlone';
export { performIn } from './performIn';
export { spend } from './quota';
export type { Amount } from './quota';
export { countShown } from './shown';
export { renaming } from './renaming';
export { requireRightOf } from './requireRightOf';
export { registerCalls } from './routes';
export { sendFile } from './sendFile';
export { acceptInput } from './input';
export { EncodedEvent, FileReply, LaterReply, serve, StreamReply, withAhead } from './serve';
export { whenClosed } from './whenClosed';
export { walkRows } from './walkRows';
export { carryOutWaiting, requireFree, secondsLeft, waitingOn, waitsRefusal } from './undo';
export type { Waiting } from './undo';
export type {
  Ahead,
  AppParts,
  CallContext,
  Handler,
  Note,
  RequestFacts,
  SendEvent,
  ServedCall,
  UploadedFile,
} from './serve';
