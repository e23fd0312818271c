export { LOOK } from './auditRows';
export { choicesOf, crudOf } from './crudOf';
export type { CrudRules } from './crudOf';
export { failureOf } from './answer';
export { createPace } from './pace';
export { requireRightOf } from './requireRightOf';
export { registerCalls } from './routes';
export { sendFile } from './sendFile';
export { EncodedEvent, FileReply, LaterReply, serve, StreamReply } from './serve';
export type {
  AppParts,
  CallContext,
  Handler,
  Note,
  RequestFacts,
  SendEvent,
  ServedCall,
  UploadedFile,
} from './serve';
