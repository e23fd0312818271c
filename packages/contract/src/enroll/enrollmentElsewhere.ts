import { province } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, field, get, paged, pageOf } from '../kit';
import { EnrollmentDetail, EnrollmentRow } from './enrollmentRow';

const row = EnrollmentRow.shape;
const { acceptedBy, acceptedAt } = EnrollmentDetail.shape;
/** A record with what stands for the number of its person. */
const ofPerson = z.object({ id: row.enrId, idNo: field.personRef('证件号码索引') });
const asked = { idNo: field.idNo(), certNo: field.certNo(), name: row.name };
type Asked = Readonly<Partial<Record<keyof typeof asked, unknown>>>;
const counted = ({ idNo, certNo }: Asked) => (idNo || certNo ? ('search' as const) : undefined);

/** A registration anywhere in the country, as whoever asks by a full number is shown it. */
export const NationEnrollment = z.object({
  enrId: row.enrId,
  idRef: row.idRef,
  name: row.name,
  finalJudgement: row.finalJudgement,
  sex: row.sex,
  idNo: row.idNo,
  certNo: row.certNo,
  ctId: row.ctId,
  subjectName: row.subjectName,
  prov: field.code('省份', province),
  orgName: row.orgName,
  workUnit: row.workUnit,
  schoolKind: row.schoolKind,
  teachGrade: row.teachGrade,
  teachSubject: row.teachSubject,
  registrationType: row.registrationType,
  registered: row.registered,
  applyTime: row.applyTime,
  finalName: row.finalName,
  finalAt: row.finalAt,
  validUntil: row.validUntil,
  recordStatus: row.recordStatus,
});

/** A registration at another point of the same organisation. */
export const OtherPointEnrollment = NationEnrollment.extend({
  firstReview: row.firstReview,
  pointName: row.pointName,
  archiveNo: row.archiveNo,
  acceptedBy,
  acceptedAt,
  firstActor: row.firstActor,
  firstAt: row.firstAt,
});

/** Registrations elsewhere: of the whole country, and of neighbouring points. */
export const enrollmentElsewhere = calls(catalogue.enrollment, {
  /** By a full number and a purpose; ten rows at most, numbers masked. */
  enrollMonitoringList: get(
    'EnrollMonitoring',
    'enroll.monitoring.view',
    paged({ ...asked, purpose: field.purpose() }),
    pageOf(NationEnrollment),
    { audit: 'query', rowKey: 'enrId', quota: counted },
  ),
  enrollMonitoringView: get(
    'EnrollMonitoring/{id}/{idNo}',
    'enroll.monitoring.view',
    ofPerson,
    NationEnrollment,
    { audit: 'view' },
  ),
  /** By a full number; a certificate number together with the name on it. */
  otherOrgEnrollList: get(
    'otherOrgEnroll',
    'enroll.otherOrgEnroll.view',
    paged(asked),
    pageOf(OtherPointEnrollment),
    { audit: 'query', rowKey: 'enrId', quota: counted },
  ),
  otherOrgEnrollDetail: get(
    'otherOrgEnroll/{id}/{idNo}',
    'enroll.otherOrgEnroll.view',
    ofPerson,
    OtherPointEnrollment,
    { audit: 'view' },
  ),
});
