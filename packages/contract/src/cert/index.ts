export { Cert, cert, CertDetail } from './cert';
export { CertApply, certApply, certApplyDecisionCalls, CertApplyDetail } from './certApply';
export { CertAssign, certAssign } from './certAssign';
export { CertAddition, certAddition } from './certAddition';
export { PrintLayout, printLayout } from './printLayout';
