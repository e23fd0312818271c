// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.
export * as account from './account';
export * as message from './message';
export * as lookup from './lookup';
export * as enroll from './enroll';
export * as register from './register';
export * as cert from './cert';
export * as limit from './limit';
export * as ecert from './ecert';
export * as applicant from './applicant';
export * as monitor from './monitor';
export * as basic from './basic';
export * as rms from './rms';
export * as resource from './resource';
export * as intake from './intake';
export * as exemption from './exemption';
