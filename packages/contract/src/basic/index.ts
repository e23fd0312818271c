export { baseDict, DictEntry } from './baseDict';
export { baseDictType, DictType } from './baseDictType';
export {
  baseOrg,
  creditCodeImport,
  localeSetImport,
  Org,
  OrgChange,
  OrgDetail,
  OrgNode,
} from './baseOrg';
export { UniscOrg } from './uniscOrg';
export { Point, PointsOf, WorkToday } from './points';
export { baseOrgDisable, OrgStop } from './baseOrgDisable';
export { baseOrgDict, OrgDictEntry } from './baseOrgDict';
export { baseOrgLockTime, OrgLock } from './baseOrgLockTime';
export { baseOrgAnnulLog, OrgAnnul, OrgMove } from './orgAnnulLog';
export { orgNameLog, OrgRename } from './orgNameLog';
export { baseOrgHisoryLog, OrgLog, OrgLogDetail } from './baseOrgHisoryLog';
export type { FieldChange } from './baseOrgHisoryLog';
export { baseTechnicalJob, TechnicalJob, technicalJobImport } from './baseTechnicalJob';
export { eduDoc, EduDoc } from './eduDoc';
export { workCalendar, WorkCalendarDay } from './workCalendar';
export { baseCollege, College } from './baseCollege';
export { baseCollegeTag, CollegeTag } from './baseCollegeTag';
export { baseMajor, Major } from './baseMajor';
export { baseSubject, Subject } from './baseSubject';
export { baseRareWords, RareWord } from './baseRareWords';
export { rmsUsbKey, UsbKey, usbKeyImport, UserUsbKey } from './usbKey';
export { baseOrgSchool, School, schoolImport } from './baseOrgSchool';
export { baseOrgTag, OrgTag } from './baseOrgTag';
export { baseOrgCertType, OrgCertType } from './baseOrgCertType';
export { baseOrgCetNum, OrgCetNum } from './baseOrgCetNum';
export { SiteLog, SiteOrg, siteOrg, SiteView } from './siteOrg';
export { baseCertType, CertTypeRow } from './baseCertType';
export { SiteContent } from '../sites';
export { objects } from './objects';
