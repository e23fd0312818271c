import {
  enrollAud,
  enrollment,
  enrollmentData,
  enrollmentPapers,
  enrollmentReview,
  localeSet,
} from '@tqc/contract/enroll';
import { giveCert, handEnrollment, newEnrollment } from '../testing/handEnrollment';
import type { TestOrg } from '../testing/server';
import { enrollArrangementInput, passedEnrollOrgPlan } from './enrollStage';
import { call, idOf, next, once, server } from './stage';

const SEVERAL = 100;
const PERIODIC = 2;

/** A running plan of the county that takes first registrations, and its time slot. */
export const enrollGround = once(async () => {
  for (;;) {
    const obId = await passedEnrollOrgPlan();
    const { rows } = await server.pool.query<{ obt: string; half: number }>(
      'select s.obt_id::text as obt, b.half from plan_slot s join org_plan p using (ob_id) join plan_batch b on b.cb_id = p.cb_id where ob_id = $1',
      [obId],
    );
    const [slot] = rows;
    if (slot && slot.half !== PERIODIC) return { obId, obtId: slot.obt };
  }
});

/** A registration that the channel handed over. */
export const declared = async (): Promise<string> => {
  const { obtId } = await enrollGround();
  const n = SEVERAL + next();
  await giveCert(server, n);
  const { accepted, refused } = await handEnrollment(server, newEnrollment(n, obtId));
  const id = accepted[0]?.id;
  if (id === undefined) throw new Error(refused[0]?.message ?? 'nothing taken');
  return id;
};

/** One with its version, as calls for many want it, and what stands for its person. */
const asked = async (enrId: string) => {
  const { rows } = await server.pool.query<{ version: number; ref: string }>(
    'select version, id_ref as ref from enrollment where enr_id = $1',
    [enrId],
  );
  return { id: enrId, version: rows[0]?.version ?? 0, ref: rows[0]?.ref ?? '' };
};
export const enrollVersion = async (enrId: string) => (await asked(enrId)).version;
export const recordsOf = async (enrId: string) => {
  const { id, version } = await asked(enrId);
  return [{ id, version }];
};
export const ofPerson = async (enrId: string) => {
  const { id, ref } = await asked(enrId);
  return { id, idNo: ref };
};

export const acceptDeclared = async (enrId: string): Promise<string> => {
  await call('county', enrollment.registrationDataAcceptance, {
    input: { enrId },
    version: await enrollVersion(enrId),
  });
  return enrId;
};
export const acceptedRecord = async () => acceptDeclared(await declared());

const reviews = {
  first: ['county', enrollmentReview.editEnrollmentFistAffirm],
  recheck: ['city', enrollmentReview.editAllEnrollCheckTheReg],
  final: ['province', enrollmentReview.editAllEnrollFinshTheReg],
} as const satisfies Readonly<Record<string, readonly [TestOrg, unknown]>>;

/** What every conclusion of a stage may be said with. */
export const saidWith: Readonly<Record<string, Record<string, unknown>>> = {
  qualified: { opinion: '已核对' },
  deferred: { conditions: [3], opinion: '学时不足' },
  unqualified: { reasons: [2], opinion: '连续两年年度考核不合格' },
  noQualification: { opinion: '没有教师资格' },
  notInScope: { opinion: '不在注册范围' },
  incomplete: { missing: [3, 6], completeBefore: '2024-06-28' },
  withdraw: { opinion: '公示有异议，重新初核' },
  returned: { opinion: '请核实年度考核' },
};

/** A decision of a stage, by the organisation that takes it. */
export const conclude =
  (stage: keyof typeof reviews, decision: string) =>
  async (enrId: string): Promise<string> => {
    const [org, review] = reviews[stage];
    await call(org, review, {
      input: {
        records: await recordsOf(enrId),
        decision,
        ...saidWith[decision],
        ...(stage === 'first' && decision === 'qualified' ? { complete: true } : {}),
      },
    });
    return enrId;
  };

/** The notice of the plan is over since a week. */
export const noticeOver = async (enrId: string): Promise<string> => {
  await server.pool.query(
    "update org_plan set notice_begin = '2024-06-01', notice_end = '2024-06-10' where ob_id = (select ob_id from enrollment where enr_id = $1)",
    [enrId],
  );
  return enrId;
};
export const reviewedRecord = async (decision = 'qualified') =>
  noticeOver(await conclude('first', decision)(await acceptedRecord()));
export const recheckedRecord = async (decision = 'qualified') =>
  conclude('recheck', decision)(await reviewedRecord(decision));
export const judgedRecord = async (decision = 'qualified') =>
  conclude('final', decision)(await recheckedRecord(decision));

/** One that was found unqualified for a reason that bars its person. */
export const barredRecord = async (): Promise<string> => {
  const enrId = await recheckedRecord('unqualified');
  const input = { decision: 'unqualified', reasons: [6], opinion: '被从业禁止' };
  await call('province', enrollmentReview.editAllEnrollFinshTheReg, {
    input: { ...input, records: await recordsOf(enrId) },
  });
  return enrId;
};

/** A message that was left about a registration. */
export const leftMessage = async (): Promise<string> =>
  idOf(
    await call('point', enrollAud.create, {
      input: { enrId: await acceptedRecord(), content: '请补充材料' },
    }),
  );

/** What the county took away again. */
export const deletedRecord = async (): Promise<string> => {
  const enrId = await acceptedRecord();
  const { idNo } = await ofPerson(enrId);
  await call('county', enrollmentData.downOrgEnrollDelete, {
    input: { enrId, idNo, reason: '重复申报' },
    version: await enrollVersion(enrId),
  });
  return enrId;
};

/** The other point of the county works in the slot the records are declared in. */
export const otherPointsWork = once(async () => {
  const { obtId } = await enrollGround();
  return idOf(
    await call('county', localeSet.create, {
      input: { ...enrollArrangementInput, obtId, pointId: '32880102' },
    }),
  );
});
/** What moves a record there. */
export const moveOf = async (enrId: string) => ({
  input: { enrId, localSetid: '0', lsId: await otherPointsWork() },
  version: await enrollVersion(enrId),
});

/** Notes the sticker of one that was judged as printed, and lets it be printed again. */
export const stick = async (enrId: string): Promise<string> => {
  await call('province', enrollmentPapers.sticker, { input: { records: await recordsOf(enrId) } });
  return enrId;
};
export const unstick = async (enrId: string): Promise<string> => {
  await call('province', enrollmentData.update, {
    input: { enrId, action: 'resetPrint', reason: '卡纸' },
    version: await enrollVersion(enrId),
  });
  return enrId;
};
export const stuckRecord = async () => stick(await judgedRecord());
