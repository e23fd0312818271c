import { handIn } from '@tqc/client';
import { personal } from '@tqc/contract/account';
import { cert } from '@tqc/contract/cert';
import {
  enrollCertBatch,
  enrollment,
  enrollmentReview,
  localeSet,
  provinceBatch,
  setSelfOrgPlan,
} from '@tqc/contract/enroll';
import { intake } from '@tqc/contract/intake';
import { callsAs, changeRows, channelOf, product } from './product';

/** What stands before the journey of registration, made by the calls of those whose it is. */
export const BATCH = '2024年补充注册';
export const PROVINCE_PLAN = '补充注册省级计划';
export const PLAN = '东霁区补充注册计划';
/** Twenty declare; three go their own ways, all others are decided on together. */
export const TEACHERS = 20;
/** Where they teach: by it the lists show them alone. */
export const SCHOOL = '东霁区补充注册学校';

/** A batch, a passed province plan, and the county's plan as a draft. */
export async function planned(): Promise<{ readonly obId: string }> {
  const centre = await callsAs('demo_gj');
  const { id: cbId } = await centre.send(enrollCertBatch.create, {
    cbName: BATCH,
    year: 2024,
    registrationType: 3,
    filingBegin: '2024-05-06',
    filingEnd: '2024-07-05',
    firstReviewEnd: '2024-08-30',
    recheckEnd: '2024-10-11',
    finalEnd: '2024-11-29',
  });
  const province = await callsAs('demo_s32');
  const { id: pbId } = await province.send(provinceBatch.create, {
    cbId,
    planName: PROVINCE_PLAN,
    scopes: [1, 2],
    filing: [{ begin: '2024-05-13 09:00', end: '2024-06-21 18:00' }],
    firstReviewBegin: '2024-05-20',
    firstReviewEnd: '2024-08-16',
    recheckBegin: '2024-08-26',
    recheckEnd: '2024-09-27',
    finalBegin: '2024-09-30',
    finalEnd: '2024-11-15',
    noticeDays: 7,
    recheckLevel: 3,
    finalLevel: 4,
    contact: '演示联系人',
    contactPhone: '025-88880000',
  });
  await province.send(provinceBatch.update, { pbId, action: 'report' }, { version: 1 });
  await centre.send(provinceBatch.update, { pbId, action: 'pass' }, { version: 2 });
  const county = await callsAs('demo_x320101');
  const { id: obId } = await county.send(setSelfOrgPlan.create, {
    pbId,
    planName: PLAN,
    times: [
      {
        validBeginDateStr: '2024-05-20 09:00',
        validEndDateStr: '2024-06-20 18:00',
        confirmBegin: '2024-05-27',
        confirmEnd: '2024-07-05',
        dayLimit: 200,
      },
    ],
    firstReviewBegin: '2024-05-27',
    firstReviewEnd: '2024-08-09',
    noticeBegin: '2024-08-01',
    noticeEnd: '2024-08-09',
    expected: 20,
  });
  return { obId };
}

/** Where teachers declare: the time slot of the plan and the point that works in it. */
interface Ground {
  readonly obtId: string;
  readonly pointId: string;
}

/** A point of the county works for the passed plan. */
export async function arranged(obId: string): Promise<Ground> {
  const county = await callsAs('demo_x320101');
  const { times } = await county.send(setSelfOrgPlan.get, { obId });
  const obtId = times[0]?.obtId ?? '';
  const { record: points } = await county.send(localeSet.getLocaleDatas, { obtId });
  const [point] = points;
  if (!point) throw new Error('no point of the county serves registration');
  const { pointId } = point;
  await county.send(localeSet.create, {
    obtId,
    pointId,
    confirmWay: 1,
    beginDate: '2024-05-27',
    endDate: '2024-06-28',
    amHours: '08:30-11:30',
    pmHours: '14:00-17:00',
    dayCapacity: 80,
    confirmRange: '东霁区公办中小学和幼儿园',
    grades: [1, 2, 3],
  });
  return { obtId, pointId };
}

/** A teacher who declared: the name as lists show it, and both numbers of the record. */
export interface Declared {
  readonly enrId: string;
  readonly name: string;
  readonly channelNo: string;
}

const photoPart = { field: 'photo', name: '证件照片.jpg' } as const;

/** So many holders of certificates of the county declare through the channel. */
export async function declaredAs(
  { obtId, pointId }: Ground,
  wanted: number,
): Promise<readonly Declared[]> {
  const { silhouette } = await import('../../apps/server/src/demo/documents');
  const bytes = new Uint8Array(await silhouette(0, 2));
  const county = await callsAs('demo_x320101');
  const { record } = await county.send(cert.list, {
    status: 0,
    pageSize: 100,
    sort: 'certId.desc',
  });
  const made: Declared[] = [];
  const known = new Set<string>();
  for (const { certId, certNo, name } of record) {
    if (made.length === wanted) break;
    if (known.has(name)) continue;
    const { birthDate, idType, sex, ctId } = await county.send(cert.get, { certId });
    if (ctId > 6 || birthDate === null || sex === null) continue;
    const { value: idNo } = await county.send(personal.reveal, {
      table: 'cert',
      id: certId,
      field: 'idNo',
      reason: '核对注册申请人证书',
    });
    const channelNo = `ENRWAY-${certId}`;
    const item = {
      channelNo,
      obtId,
      pointId,
      name,
      sex,
      birthDate,
      idType,
      idNo,
      certNo,
      mobile: `1548${String(9_900_000 + made.length)}`,
      registrationType: 1,
      workUnit: SCHOOL,
      schoolKind: 1,
      teachGrade: 3,
      teachSubject: '数学',
      post: '教师',
      employedFrom: '2020-09-01',
      assessments: [2021, 2022, 2023].map((year) => ({ year, result: 2 })),
      trainingHours: 372,
      ethics: '合格',
      files: [{ kind: 'photo', title: '证件照片', part: 'photo' }],
    };
    const { accepted } = (await handIn(
      product().url,
      channelOf(),
      [item],
      [{ ...photoPart, bytes }],
      0,
      intake.enrollment,
    )) as unknown as { readonly accepted: readonly { readonly id: string }[] };
    const [one] = accepted;
    // Who registers already, or whose registration holds, is not taken.
    if (!one) continue;
    known.add(name);
    made.push({ enrId: one.id, name, channelNo });
  }
  if (made.length < wanted) throw new Error('the demonstration has too few free certificates');
  return made;
}

async function recordOf(account: string, { enrId, name }: Declared) {
  const calls = await callsAs(account);
  const { record } = await calls.send(enrollment.list, { name, pageSize: 50 });
  const found = record.find((row) => row.enrId === enrId);
  if (!found) throw new Error('the record is not in the list');
  return { calls, found };
}

/** The county takes up what was declared. */
export async function accepted(all: readonly Declared[]): Promise<void> {
  const county = await callsAs('demo_x320101');
  const { record } = await county.send(enrollment.list, { workUnit: SCHOOL, pageSize: 50 });
  for (const { enrId, version } of record)
    if (all.some((one) => one.enrId === enrId))
      await county.send(enrollment.registrationDataAcceptance, { enrId }, { version });
}

/** The teacher answers the letter about what was missing; the county stays signed in. */
export async function answered(one: Declared): Promise<void> {
  const { scan } = await import('../../apps/server/src/demo/documents');
  const { calls, found } = await recordOf('demo_c3201', one);
  const { messages } = await calls.send(enrollment.get, { id: found.enrId, idNo: found.idRef });
  const bytes = new Uint8Array(await scan('聘用合同', ['演示人员', '样例材料，不作他用']));
  const { refused } = await handIn(
    product().url,
    channelOf(),
    [
      {
        channelNo: one.channelNo,
        files: [{ kind: 'contract', title: '聘用合同', part: 'contract' }],
        replies: [{ regAudId: messages[0]?.enrAudId ?? '', reply: '已补齐' }],
      },
    ],
    [{ field: 'contract', name: '聘用合同.png', bytes }],
    0,
    intake.supplement,
  );
  if (refused[0]) throw new Error(refused[0].message);
}

/** Time passes: the notice of the plan ended yesterday. */
export async function noticeOver(obId: string): Promise<void> {
  await changeRows(
    `update org_plan set notice_begin = '2024-06-01', notice_end = '2024-06-10' where ob_id = ${obId}`,
  );
}

const SAID = {
  qualified: {},
  unqualified: { reasons: [1], articles: [5], opinion: '体罚学生，影响恶劣' },
} as const;

/** How many stand where, of what somebody's organisation has to do. */
export const figuresOf = async (account: string) =>
  (await callsAs(account)).send(enrollment.figures, {});

/** The restriction library names somebody meanwhile, or lets them go again. */
export const restricted = ({ enrId }: Declared, isRestricted: boolean) =>
  changeRows(
    `update enrollment set record_status = ${isRestricted ? 1 : 0} where enr_id = ${enrId}`,
  );

/** The city re-checks some as they were found in the first review. */
export async function rechecked(
  all: readonly Declared[],
  decision: keyof typeof SAID,
): Promise<void> {
  const city = await callsAs('demo_c3201');
  const { record } = await city.send(enrollment.queryAllEnrollCheckTheQuery, {
    workUnit: SCHOOL,
    pageSize: 50,
  });
  const wanted = new Set(all.map(({ enrId }) => enrId));
  const records = record
    .filter(({ enrId }) => wanted.has(enrId))
    .map(({ enrId: id, version }) => ({ id, version }));
  const { reasons, articles, opinion } = {
    reasons: [],
    articles: [],
    opinion: '',
    ...SAID[decision],
  };
  const { refused } = await city.send(enrollmentReview.editAllEnrollCheckTheReg, {
    records,
    decision,
    reasons: [...reasons],
    articles: [...articles],
    opinion,
  });
  if (refused[0]) throw new Error(refused[0].reason);
}
