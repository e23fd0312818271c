export { fakeTransport } from './fakeTransport';
export type { Answers, FakeTransport, Sent } from './fakeTransport';
export { firstAnswer } from './firstAnswer';
export { plainAnswers } from './plainAnswers';
export { refusal } from './refusal';
