export { enrollFigures } from './enrollFigures';
export { applicationDetail, applicationRow, workFigures } from './application';
export { certDetail, certRow } from './cert';
export { dataChangeRow } from './dataChange';
export { drawnPdf } from './drawnPdf';
export { drawnPicture } from './drawnPicture';
export {
  certBatchRow,
  localeSetRow,
  orgPlanRow,
  planChangeRow,
  planToEndRow,
  provincePlanRow,
} from './planning';
export {
  downOrgRow,
  orgPlanDetail,
  planChangeDetail,
  provincePlanDetail,
  slotRow,
} from './planDetails';
export { reportAnswers, reportRow } from './report';
export { enrollChangeDetail, enrollChangeRow, enrollOrgChangeRow } from './enrollChange';
export { enrollBatchRow, enrollPlanDetail, enrollPlanRow } from './enroll';
export { exampleRow } from './exampleRow';
export { auditEntry, displayRow, messageRow, ownSession, smsRow } from './platform';
export { pageOf } from './pageOf';
export {
  downEnrollOrgRow,
  enrollArrangementRow,
  enrollEndRow,
  enrollOrgPlanDetail,
  enrollOrgPlanRow,
  enrollOrgToDecideRow,
  enrollSlotRow,
  enrollToDecideRow,
  enrollToEndRow,
} from './enrollOrg';
