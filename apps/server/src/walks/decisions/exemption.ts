import { normalCollegeMajor, normalFiling, normalStudent } from '@tqc/contract/exemption';
import { normalDataStatus } from '@tqc/domain/dictionaries';
import { exemptFilingFlow, exemptRosterFlow, exemptStudentFlow } from '@tqc/domain/exemption';
import { TooLate } from '@tqc/domain/kit';
import { testOrgs } from '../../testing/server';
import { filed, proposed } from '../exemptionCases';
import { collected } from '../exemptStudentCases';
import { server } from '../stage';
import {
  gone,
  handsOn,
  opinion,
  RETURN,
  rowsOf,
  standAt,
  WHY_RETURNED,
  type InFlow,
} from './flowRows';
import type { Decided, Machine } from './machine';

const ASKER = testOrgs.university.id;

const FILING = { table: 'exempt_filing', key: 'doc_id' };
const ofFiling = rowsOf(FILING, 'docId', exemptFilingFlow, 'docIds');
const filings: Machine<InFlow> = {
  name: '免试备案',
  ...FILING,
  tables: [exemptFilingFlow],
  make: filed,
  stand: standAt(FILING, ASKER),
  decided: [
    ofFiling.many({
      name: 'pass',
      by: ['province'],
      one: normalFiling.audit,
      input: { decision: 'pass' },
      needs: [
        {
          need: 'validUntil',
          said: { validUntil: '2024-06-18' },
          field: 'validUntil',
          sentence: '有效期止应晚于今天',
        },
      ],
      more: handsOn(FILING),
    }),
    ofFiling.many({
      name: 'return',
      by: ['province'],
      one: normalFiling.audit,
      input: RETURN,
      needs: WHY_RETURNED,
      more: handsOn(FILING),
    }),
    ofFiling.one({
      name: 'withdraw',
      by: ['university'],
      one: normalFiling.update,
      input: { action: 'withdraw' },
    }),
    ofFiling.one({
      name: 'edit',
      by: ['university'],
      one: normalFiling.update,
      input: { contact: '沈知微' },
    }),
    ofFiling.one({
      name: 'remove',
      by: ['university'],
      one: normalFiling.remove,
      input: {},
      more: gone(exemptFilingFlow, 'remove'),
    }),
  ],
};

const ROSTER = { table: 'exempt_roster', key: 'roster_id' };
const ofRoster = rowsOf(ROSTER, 'rosterId', exemptRosterFlow, 'rosterIds');
const roster: Machine<InFlow> = {
  name: '免试专业名录',
  ...ROSTER,
  tables: [exemptRosterFlow],
  make: proposed,
  stand: standAt(ROSTER, ASKER),
  decided: [
    ofRoster.many({
      name: 'pass',
      by: ['province'],
      one: normalCollegeMajor.audit,
      input: { decision: 'pass' },
      more: handsOn(ROSTER),
    }),
    ofRoster.many({
      name: 'return',
      by: ['province'],
      one: normalCollegeMajor.audit,
      input: RETURN,
      needs: WHY_RETURNED,
      more: handsOn(ROSTER),
    }),
    ...(['stop', 'start'] as const).map((name) =>
      ofRoster.one({
        name,
        by: ['province', 'centre'],
        one: normalCollegeMajor.update,
        input: { action: name },
      }),
    ),
    ofRoster.one({
      name: 'remove',
      by: ['university', 'province', 'centre'],
      one: normalCollegeMajor.remove,
      input: {},
      more: gone(exemptRosterFlow, 'remove'),
    }),
  ],
};

const STUDENT = { table: 'exempt_student', key: 'student_id' };
const ofStudent = rowsOf(STUDENT, 'studentId', exemptStudentFlow);
const USED = '该免试认定数据已用于认定，不能撤销';
interface StudentState extends InFlow {
  /** An application rests on it already. */
  readonly used?: true;
}
/** What an application rests on is not taken back. */
const unlessUsed: Partial<Decided<StudentState>> = {
  after: ({ status, used }) => {
    const next = exemptStudentFlow.next('revoke', status);
    if (used) throw new TooLate(USED);
    return { status: next };
  },
};
const students: Machine<StudentState> = {
  name: '免试学生数据',
  ...STUDENT,
  besides: [{ status: normalDataStatus.code('passed'), used: true }],
  tables: [exemptStudentFlow],
  make: () => collected(),
  stand: (id, { status, used }) =>
    server.pool.query(
      'update exempt_student set status = $2, used_reg_id = $3 where student_id = $1',
      [id, status, used ? 1 : null],
    ),
  decided: [
    ...(['submit', 'withdraw'] as const).map((name) =>
      ofStudent.many({
        name,
        by: ['university'],
        one: normalStudent.submit,
        input: { action: name },
      }),
    ),
    ofStudent.many({
      name: 'pass',
      by: ['province'],
      one: normalStudent.audit,
      input: { decision: 'pass' },
    }),
    ofStudent.many({
      name: 'return',
      by: ['province'],
      one: normalStudent.audit,
      input: RETURN,
      needs: WHY_RETURNED,
    }),
    ofStudent.many({
      name: 'revoke',
      by: ['province', 'centre'],
      one: normalStudent.audit,
      input: { decision: 'revoke', opinion: '考核材料不实' },
      needs: [opinion('请输入撤销的原因')],
      more: unlessUsed,
    }),
    ofStudent.one({
      name: 'remove',
      by: ['university'],
      one: normalStudent.remove,
      input: {},
      more: gone(exemptStudentFlow, 'remove'),
    }),
  ],
};

/** What universities file, propose and hand in (`domain/exemption/flows`). */
export const exemption = [filings, roster, students];
