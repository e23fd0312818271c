export { failureOf } from './answer';
export { registerCalls } from './routes';
export { sendFile } from './send';
export { FileReply, serve, StreamReply, EncodedEvent } from './serve';
export type { AppParts, CallContext, Handler, Note, RequestFacts, ServedCall, UploadedFile } from './serve';
