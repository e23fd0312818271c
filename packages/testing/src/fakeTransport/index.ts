export { fakeTransport } from './fakeTransport';
export type { Answers, FakeTransport, Sent } from './fakeTransport';
export { firstAnswer } from './firstAnswer';
export { refusal } from './refusal';
