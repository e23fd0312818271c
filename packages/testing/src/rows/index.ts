export { applicationDetail, applicationRow, workFigures } from './application';
export { certDetail, certRow } from './cert';
export { drawnPicture } from './drawnPicture';
export { certBatchRow, localeSetRow, orgPlanRow, planChangeRow, provincePlanRow } from './planning';
export { exampleRow } from './exampleRow';
export { auditEntry, displayRow, messageRow, ownSession, smsRow } from './platform';
export { pageOf } from './pageOf';
