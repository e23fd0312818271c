/** The areas that have handlers; a new one is named here and nowhere else in the server. */
export * as account from './account';
export * as applicant from './applicant';
export * as basic from './basic';
export * as cert from './cert';
export * as ecert from './ecert';
export * as enroll from './enroll';
export * as exemption from './exemption';
export * as intake from './intake';
export * as limit from './limit';
export * as lookup from './lookup';
export * as message from './message';
export * as monitor from './monitor';
export * as register from './register';
export * as resource from './resource';
export * as rms from './rms';
