import type { Pending } from '../kit/pending';

/** Calls that are served and that no page, dialog, wall or command makes. */
export const pendingCalls: readonly Pending[] = [
  {
    area: 'intake',
    reason:
      'the applicants’ channel makes it; the command that plays the channel hands over no affair',
    ids: ['intake.affair'],
  },
  {
    area: 'enroll',
    reason: 'messages are read with the registration; the list over all of them has no page',
    ids: ['enroll.enrollAud.list'],
  },
  {
    area: 'register',
    reason:
      'plans are read whole with their slots and windows; the single looks have no page of their own',
    ids: ['register.provinceBatch.netAtTime', 'register.orgBatchTime.get'],
  },
  {
    area: 'register',
    reason: 'the desk reads only the right of 受理; accepting a declaration has no button',
    ids: ['register.registration.receiveRegInfos'],
  },
  {
    area: 'register',
    reason:
      'the page of one application shows certificates and scores from its own answer, and opens their files there',
    ids: [
      'register.registration.scores',
      'register.registration.viewCollegeCert',
      'register.registration.viewDegreeCert',
      'register.registration.viewPthCert',
      'register.registration.viewOtherCert',
      'register.registration.viewStudentCert',
    ],
  },
  {
    area: 'register',
    reason:
      'pages open and delete an application by its number; the reference of its person goes along only where a system asks',
    ids: ['register.registration.getByIdNo', 'register.registration.removeByIdNo'],
  },
  {
    area: 'register',
    reason:
      'collecting an application in the office is refused on purpose: it comes by the channel',
    ids: ['register.registration.create'],
  },
  {
    area: 'register',
    reason:
      'documents are named by the application itself, and a file gets its number when it is kept',
    ids: ['resource.uuid', 'resource.getUuid'],
  },
  {
    area: 'register',
    reason: 'messages are read with the application; the list over all applications has no page',
    ids: [
      'register.regAud.list',
      'register.regAud.get',
      'register.regAud.remove',
      'lookup.queryRegAudByRegId',
    ],
  },
  {
    area: 'basic',
    reason:
      'every plain resource has it: a form works on the row of the list, choices feed later forms',
    ids: [
      'rms.admins.get',
      'rms.roles.get',
      'basic.baseDict.queryKV',
      'basic.baseDictType.get',
      'basic.baseCertType.get',
      'basic.baseCertType.queryKV',
      'basic.baseTechnicalJob.get',
      'exemption.normalCollegeMajor.get',
      'exemption.normalReviewTime.get',
      'exemption.normalSubjectThree.get',
      'basic.baseTechnicalJob.queryKV',
      'basic.workCalendar.get',
      'basic.baseMajor.get',
      'basic.baseMajor.getData',
      'basic.baseCollege.get',
      'basic.baseCollege.queryKV',
      'basic.baseCollege.getData',
      'basic.baseCollegeTag.get',
      'basic.baseSubject.get',
      'basic.baseSubject.queryKV',
      'basic.baseSubject.getData',
    ],
  },
  {
    area: 'basic',
    reason:
      'organisations flat, their names on a day and the provinces feed exports and forms of other areas',
    ids: [
      'basic.baseOrg.getData',
      'basic.baseOrg.getProvinces',
      'basic.baseOrg.queryOrgNamesByOrgIds',
    ],
  },
  {
    area: 'rms',
    reason: 'a window of maintenance is read whole with its list',
    ids: ['rms.maintenance.get'],
  },
  {
    area: 'basic',
    reason: 'a stop, a lock, a setting, an own word and a name are read whole with their lists',
    ids: [
      'basic.baseOrgDisable.get',
      'basic.baseOrgDict.get',
      'basic.baseOrgLockTime.get',
      'basic.baseOrgCertType.get',
      'basic.baseOrgCetNum.get',
      'basic.baseOrgTag.get',
      'basic.orgNameLog.get',
    ],
  },
  {
    area: 'monitor',
    reason: 'the setting of a rule is read whole with its list',
    ids: ['monitor.monAlertInform.get'],
  },
  {
    area: 'basic',
    reason: 'a filing is read whole with its list',
    ids: ['register.baseOrgDoc.get'],
  },
  {
    area: 'basic',
    reason: 'lists and forms read the code lists they were compiled with (domain-15)',
    ids: ['lookup.getCertTypeListBasic', 'lookup.viewBaseDictByDictType'],
  },
  {
    area: 'message',
    reason: 'the provinces stand in a code list of the domain; a form asks for those below them',
    ids: ['lookup.getProvincesBasic'],
  },
  {
    area: 'applicant',
    reason:
      'no page of the catalogue takes it: an education is supplemented by record, not by batch',
    ids: ['lookup.queryCollegeAppendCertBatch'],
  },
  {
    area: 'cert',
    reason:
      '操作记录 shows a change by its number; across certificates and plans it comes with their pages',
    ids: ['lookup.queryChangeBySource'],
  },
  {
    area: 'resource',
    reason:
      'one kind of task is read with all others; files are fetched by a signed call, not by ticket',
    ids: [
      'resource.regExcelTaskList',
      'resource.ticket',
      'resource.getRegWebTransactFile',
      'resource.getRegImage',
    ],
  },
];
