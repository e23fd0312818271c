export { Cert, cert, CertDetail } from './cert';
export { CertAssign, certAssign } from './certAssign';
export { CertAddition, certAddition } from './certAddition';
export { PrintLayout, printLayout } from './printLayout';
