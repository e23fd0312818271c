export { Cert, cert, CertDetail } from './cert';
export { CertAssign, certAssign } from './certAssign';
