export { Cert, cert, certChangeDecisionCalls, CertDetail } from './cert';
export { CertChange, certChange, CertChangeDetail, CertChangeItem, change } from './certChange';
export { certData } from './certData';
export { CertApply, certApply, certApplyDecisionCalls, CertApplyDetail } from './certApply';
export { CertAssign, certAssign } from './certAssign';
export { CertAddition, certAddition } from './certAddition';
export { PrintLayout, printLayout } from './printLayout';
