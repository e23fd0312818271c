export { applicationDetail, applicationRow, workFigures } from './application';
export { certDetail, certRow } from './cert';
export { drawnPicture } from './drawnPicture';
export { certBatchRow, localeSetRow, orgPlanRow, planChangeRow, provincePlanRow } from './planning';
export { technicalJobRow } from './basic';
export { auditEntry, displayRow, messageRow, ownSession, smsRow } from './platform';
export { pageOf } from './pageOf';
