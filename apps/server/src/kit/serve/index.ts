export { failureOf } from './answer';
export { registerCalls } from './routes';
export { FileReply, serve, StreamReply } from './serve';
export type { AppParts, CallContext, Handler, Note, RequestFacts, ServedCall, UploadedFile } from './serve';
