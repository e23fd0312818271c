import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, field, get, none, paged, pageOf, put } from '../kit';
import {
  EnrollmentDetail,
  enrollmentFilters,
  enrollmentList,
  EnrollmentRow,
  enrollTabs,
} from './enrollmentRow';

const { enrId } = EnrollmentRow.shape;
/** A record with what stands for the number of its person. */
const ofPerson = z.object({ id: enrId, idNo: field.personRef('证件号码索引') });
/** Of work that waits, or that was done. */
const waiting = field.flag('待办');
const viewed = { audit: 'view' } as const;

/** 注册申请 */
export const enrollment = calls(catalogue.enrollment, {
  list: get(
    '',
    'view',
    paged(
      {
        ...enrollmentFilters,
        tab: z.enum(enrollTabs),
        /** Only what the caller's own organisation or point reviews first. */
        mine: field.flag('只看本机构办理'),
        /** Concluded in the first review and not rechecked yet: what the notice is about. */
        onNotice: field.flag('公示中'),
      },
      ['enrId', 'applyTime', 'archiveNo'],
    ),
    pageOf(EnrollmentRow),
    enrollmentList,
  ),
  get: get('{id}/{idNo}', 'view', ofPerson, EnrollmentDetail, viewed),
  /** The same for who makes the first review. */
  fistCheckmentDetail: get(
    'fistCheckmentDetail',
    'enroll.firstReview.view',
    ofPerson,
    EnrollmentDetail,
    viewed,
  ),
  /** What waits for the re-check of the caller's organisation, and what it concluded. */
  queryAllEnrollCheckTheQuery: get(
    'queryAllEnrollCheckTheQuery',
    'enroll.recheck.view',
    paged({ ...enrollmentFilters, waiting }, ['enrId', 'applyTime', 'archiveNo', 'recheckAt']),
    pageOf(EnrollmentRow),
    enrollmentList,
  ),
  checkmentDetail: get(
    'checkmentDetail/{id}/{idNo}',
    'enroll.recheck.view',
    ofPerson,
    EnrollmentDetail,
    viewed,
  ),
  /** The same of the final judgement. */
  queryAllEnrollFinshTheQuery: get(
    'queryAllEnrollFinshTheQuery',
    'enroll.finalJudgement.view',
    paged({ ...enrollmentFilters, waiting, printStatus: EnrollmentRow.shape.printStatus }, [
      'enrId',
      'applyTime',
      'archiveNo',
      'finalAt',
    ]),
    pageOf(EnrollmentRow),
    enrollmentList,
  ),
  /** How many stand where, of what the caller's organisation has to do. */
  figures: get(
    'figures',
    'view',
    z.object({}),
    z.object({
      first: z.array(z.object({ tab: z.enum(enrollTabs), n: z.number().int() })),
      recheck: z.number().int(),
      final: z.number().int(),
      /** Of the caller's own plans: concluded first reviews whose notice has not ended. */
      notice: z.number().int(),
      /** Of the caller's place: nobody applied yet, and the validity ends soon or is over. */
      due: z.number().int(),
      overdue: z.number().int(),
    }),
  ),
  /** What was declared is taken up: it gets its archive number and waits for the first review. */
  registrationDataAcceptance: put(
    'registrationDataAcceptance/{enrId}',
    'accept',
    z.object({ enrId }),
    none,
  ),
});
