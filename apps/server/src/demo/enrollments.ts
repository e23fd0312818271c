import {
  certStatus,
  finalJudgement,
  firstReview,
  orgBatchApproval,
  printStatus,
  recheck,
  recordStatusEnroll,
} from '@tqc/domain/dictionaries';
import { archiveNo } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { copyObjects } from './copyRows';
import { keepFile } from './demoFiles';
import { applicationForm } from './documents';

/** The county one signs in to, and its neighbour whose notice is over already. */
const RUNNING = '328801';
const EARLY = '328802';

/** Where records of a plan stand: first review, re-check, final, and what else is to be said. */
interface State {
  readonly first?: number;
  readonly recheck?: number;
  readonly final?: number;
  readonly returned?: true;
  readonly restricted?: true;
  readonly deleted?: true;
}
type Said = 'pending' | 'qualified' | 'deferred' | 'unqualified' | 'noQualification' | 'notInScope';
/** What each stage has said so far. */
const at = (first: Said, again?: Said, last?: Said): State => ({
  first: firstReview.code(first),
  ...(again && { recheck: recheck.code(again) }),
  ...(last && { final: finalJudgement.code(last) }),
});
const IN_REVIEW: readonly State[] = [
  {},
  at('pending'),
  { ...at('pending'), returned: true },
  at('qualified', 'pending'),
  at('deferred', 'pending'),
  at('unqualified', 'pending'),
  at('pending'),
  {},
  at('noQualification', 'pending'),
  at('notInScope', 'pending'),
  { ...at('pending'), restricted: true },
  at('qualified', 'pending'),
  {},
  { ...at('pending'), deleted: true },
];
const CONCLUDING: readonly State[] = [
  at('qualified', 'pending'),
  at('qualified', 'qualified', 'pending'),
  at('qualified', 'qualified', 'qualified'),
  at('deferred', 'pending'),
  at('deferred', 'deferred', 'deferred'),
  at('unqualified', 'unqualified', 'unqualified'),
  at('qualified', 'deferred', 'pending'),
  at('noQualification', 'noQualification', 'noQualification'),
  at('notInScope', 'notInScope', 'notInScope'),
  at('qualified', 'qualified', 'qualified'),
];
const EACH = 42;

interface Holder {
  readonly cert_id: string;
  readonly cert_no: string;
  readonly name: string;
  readonly name_pinyin: string;
  readonly sex: number;
  readonly nation: string;
  readonly birth_date: string;
  readonly id_type: number;
  readonly id_no: Buffer;
  readonly id_index: Buffer;
  readonly id_ref: string;
  readonly ct_id: number;
  readonly subject_name: string;
}
interface Plan {
  readonly ob_id: string;
  readonly pb_id: string;
  readonly cb_id: string;
  readonly obt_id: string;
  readonly org_id: string;
  readonly org_name: string;
  readonly short_code: string;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly city_id: string;
  readonly city_name: string;
  readonly prov_id: string;
  readonly prov_name: string;
  readonly point_id: string;
  readonly point: string;
  readonly point_name: string;
}

/** Registrations of the running season in every state, of people who hold certificates. */
export async function fillEnrollments(app: AppParts, client: PoolClient): Promise<void> {
  await client.query(
    `update org_plan p set first_review_begin = '2024-05-20', first_review_end = '2024-06-14', notice_begin = '2024-06-04', notice_end = '2024-06-12'
     from org o where o.org_id = p.org_id and o.county = $1 and p.track = 'enroll'`,
    [EARLY],
  );
  const { rows: holders } = await client.query<Holder>(
    `select * from (
       select distinct on (id_index) cert_id::text, cert_no, name, name_pinyin, coalesce(sex, 2) as sex, nation, birth_date::text, id_type, id_no, id_index, id_ref, ct_id, subject_name
       from cert where status = $2 and ct_id between 1 and 6 and birth_date is not null and prov = '32' order by id_index, cert_id) c
     where not exists (select from limitation l where l.id_index = c.id_index) order by cert_id limit $1`,
    [2 * EACH, certStatus.code('normal')],
  );
  const scanned = await storeScan(app, client);
  for (const [county, states, from] of [
    [RUNNING, IN_REVIEW, 0],
    [EARLY, CONCLUDING, 1],
  ] as const) {
    const plan = await planOf(client, county);
    if (!plan) continue;
    const rows = holders.filter((_, at) => at % 2 === from).slice(0, EACH);
    await fillPlan(app, client, plan, rows, states, scanned, from);
  }
}

async function planOf(client: PoolClient, county: string): Promise<Plan | undefined> {
  const { rows } = await client.query<Plan>(
    `select p.ob_id::text, p.pb_id::text, p.cb_id::text, s.obt_id::text, o.org_id::text, o.org_name, o.short_code, o.prov, o.city, o.county,
       c.org_id::text as city_id, c.org_name as city_name, v.org_id::text as prov_id, v.org_name as prov_name,
       t.org_id::text as point_id, t.point, t.org_name as point_name
     from org_plan p join org o using (org_id) join plan_slot s using (ob_id) join org c on c.org_id = o.parent_id join org v on v.org_id = c.parent_id
     join lateral (select * from org where parent_id = o.org_id and org_type = 1 order by org_id limit 1) t on true
     where p.track = 'enroll' and o.county = $1 and o.org_type = 2 and p.approval_status = $2 limit 1`,
    [county, orgBatchApproval.code('passed')],
  );
  return rows[0];
}

const DAY = 86_400_000;
const FIRST = 930_000_000_000;

async function fillPlan(
  { personal }: AppParts,
  client: PoolClient,
  plan: Plan,
  holders: readonly Holder[],
  states: readonly State[],
  scanned: string,
  turn: number,
): Promise<void> {
  const begun = Date.parse('2024-05-21T01:30:00Z');
  const { rows: staff } = await client.query<{ admin_id: string; name: string }>(
    'select distinct on (org_id) org_id::text, admin_id::text, name from admin where org_id = $1 order by org_id, admin_id',
    [plan.org_id],
  );
  const who = staff[0] ?? { admin_id: null, name: '演示经办员' };
  let archived = 0;
  const drawn = holders.map((holder, at) => {
    const state = states[at % states.length] ?? {};
    const id = String(FIRST + turn * 1000 + at);
    const applied = begun + at * (DAY / 3);
    const first = at % 3 === 0;
    const accepted = state.first !== undefined;
    if (accepted) archived += 1;
    const moment = (days: number) => new Date(Math.min(applied, begun + 8 * DAY) + days * DAY);
    const has = (code: number | undefined, pending: number) => code !== undefined && code > pending;
    const isReviewed = has(state.first, firstReview.code('pending'));
    const isRechecked = has(state.recheck, recheck.code('pending'));
    const number = personal.open(placeOf('cert', 'id_no', holder.cert_id), holder.id_no);
    const mobile = `1540006${String(turn * 1000 + at).padStart(4, '0')}`;
    const concluded = has(state.final, finalJudgement.code('pending'));
    return {
      enr_id: id,
      channel: 'channel',
      channel_no: `ENR2024${String(turn * 1000 + at + 1).padStart(9, '0')}`,
      prov: plan.prov,
      city: plan.city,
      county: plan.county,
      point: plan.point,
      org_id: plan.org_id,
      org_name: plan.org_name,
      point_id: plan.point_id,
      point_name: plan.point_name,
      cb_id: plan.cb_id,
      pb_id: plan.pb_id,
      ob_id: plan.ob_id,
      obt_id: plan.obt_id,
      recheck_id: plan.city_id,
      recheck_name: plan.city_name,
      final_id: plan.prov_id,
      final_name: plan.prov_name,
      year: 2024,
      name: holder.name,
      name_pinyin: holder.name_pinyin,
      sex: holder.sex,
      nation: holder.nation,
      birth_date: holder.birth_date,
      id_type: holder.id_type,
      id_no: personal.seal(placeOf('enrollment', 'id_no', id), number),
      id_index: holder.id_index,
      id_ref: holder.id_ref,
      mobile: personal.seal(placeOf('enrollment', 'mobile', id), mobile),
      mobile_index: personal.index('mobile', mobile),
      cert_id: holder.cert_id,
      cert_no: holder.cert_no,
      ct_id: holder.ct_id,
      subject_name: holder.subject_name,
      registration_type: first ? 1 : 2,
      registered: first ? 0 : 1,
      last_valid_until: first ? null : '2024-07-31',
      work_unit: SCHOOLS[at % SCHOOLS.length] ?? '',
      school_kind: (at % 4) + 1,
      teach_grade: GRADES[at % GRADES.length] ?? 2,
      teach_subject: holder.subject_name || '语文',
      post: '教师',
      employed_from: '2015-09-01',
      employed_to: null,
      assessments: JSON.stringify(
        [2019, 2020, 2021, 2022, 2023].slice(first ? 4 : 0).map((year) => ({
          year,
          result:
            state.first === firstReview.code('unqualified') && year > 2021
              ? 4
              : at % 5 === 0
                ? 1
                : 2,
        })),
      ),
      training_hours: state.first === firstReview.code('deferred') ? 248 : 360 + ((at * 7) % 60),
      ethics: '合格',
      photo: null,
      apply_time: moment(0),
      last_submit_time: moment(0),
      archive_no: accepted ? archiveNo(2024, plan.prov, plan.short_code, 'enroll', archived) : null,
      accepted_at: accepted ? moment(1) : null,
      accepted_by: accepted ? who.name : '',
      status: state.final ?? state.recheck ?? state.first ?? 0,
      first_review: state.first ?? null,
      recheck: state.recheck ?? null,
      final_judgement: state.final ?? null,
      record_status: recordStatusEnroll.code(
        state.restricted ? 'restricted' : state.deleted ? 'deleted' : 'normal',
      ),
      returned: state.returned === true,
      complete_before: state.returned ? '2024-06-28' : null,
      conditions: state.first === firstReview.code('deferred') ? '{3}' : '{}',
      reasons: state.first === firstReview.code('unqualified') ? '{2}' : '{}',
      articles: '{}',
      first_opinion: isReviewed ? (WORDS[state.first ?? 0] ?? '') : '',
      first_by: isReviewed ? who.admin_id : null,
      first_actor: isReviewed ? who.name : '',
      first_at: isReviewed ? moment(3) : null,
      recheck_opinion:
        state.recheck === recheck.code('deferred') && state.first === firstReview.code('qualified')
          ? '学时未满'
          : '',
      recheck_by: null,
      recheck_actor: isRechecked ? '演示经办员' : '',
      recheck_at: isRechecked ? new Date('2024-06-13T02:00:00Z') : null,
      final_opinion: '',
      final_by: null,
      final_actor: concluded ? '演示经办员' : '',
      final_at: concluded ? new Date('2024-06-17T02:00:00Z') : null,
      valid_until:
        state.final === finalJudgement.code('qualified')
          ? first
            ? '2029-06-17'
            : '2029-07-31'
          : null,
      print_status: printStatus.code('unprinted'),
    };
  });
  await copyObjects(client, 'enrollment', drawn);
  await copyObjects(
    client,
    'enrollment_file',
    drawn.map(({ enr_id: id }) => ({
      file_id: scanned,
      enr_id: id,
      kind: 'form',
      title: '申请表',
      seq: 0,
    })),
  );
  await client.query(
    "insert into number_counter (series, last) values ('enroll/2024/' || $1, $2)",
    [plan.org_id, archived],
  );
  await fillLives(client, plan);
}

/** What happened to them, the letter about missing documents, and the registrations that count. */
async function fillLives(client: PoolClient, { ob_id: obId }: Plan): Promise<void> {
  await client.query(
    `insert into case_step (step_id, kind, case_id, at, step, event, from_status, to_status, opinion, actor_id, actor, org_id, org_name)
     select enr_id * 10 + n, 'enrollment', enr_id, at, step, event, status, status, opinion, null, actor, null, org from enrollment e, lateral (values
       (1, e.apply_time, '网上申报', '提交申报', '', '申请人', '申请人渠道'),
       (2, e.accepted_at, '网报受理', '受理申报', '', e.accepted_by, e.org_name),
       (3, e.first_at, '初核', '作出初核结论', e.first_opinion, e.first_actor, e.org_name),
       (4, e.recheck_at, '复核', '作出复核结论', e.recheck_opinion, e.recheck_actor, e.recheck_name),
       (5, e.final_at, '终审', '作出终审结论', e.final_opinion, e.final_actor, e.final_name)) v (n, at, step, event, opinion, actor, org)
     where e.ob_id = $1 and at is not null`,
    [obId],
  );
  await client.query(
    `insert into enrollment_message (enr_aud_id, enr_id, content, missing, complete_before, author, org_id, org_name, created_at)
     select enr_id, enr_id, '您的教师资格注册申请材料不全，请于2024-06-28前一次补齐：1.聘用合同；2.培训学时证明', '{3,6}', complete_before, accepted_by, org_id, org_name, accepted_at + interval '1 day'
     from enrollment where ob_id = $1 and returned`,
    [obId],
  );
  await client.query(
    `insert into enrollment_history (hist_id, enr_id, prov, city, county, point, id_index, id_ref, cert_no, name, org_id, org_name, archive_no, ct_id, subject_name,
       work_unit, teach_grade, first_review, recheck, registration_type, enroll_number, conclusion, concluded_on, valid_until)
     select enr_id * 10 + 1, enr_id, prov, city, county, point, id_index, id_ref, cert_no, name, org_id, org_name, archive_no, ct_id, subject_name,
       work_unit, teach_grade, first_review, recheck, registration_type, registered + 1, ${finalJudgement.code('qualified')}, '2024-06-17'::date, valid_until from enrollment where ob_id = $1 and final_judgement = ${finalJudgement.code('qualified')}
     union all
     select enr_id * 10 + 2, null, prov, city, county, point, id_index, id_ref, cert_no, name, org_id, org_name, null, ct_id, subject_name,
       work_unit, teach_grade, ${firstReview.code('qualified')}, ${recheck.code('qualified')}, 1, 1, ${finalJudgement.code('qualified')}, '2019-07-31', last_valid_until from enrollment where ob_id = $1 and registered > 0`,
    [obId],
  );
}

/** One drawn form that all share. */
async function storeScan(app: AppParts, client: PoolClient): Promise<string> {
  return keepFile(
    app,
    client,
    '教师资格注册申请表.pdf',
    await applicationForm([
      ['表名', '教师资格注册申请表'],
      ['说明', '演示用'],
    ]),
  );
}

const SCHOOLS = ['演示第一初级中学', '演示第二小学', '演示实验幼儿园', '演示高级中学'];
const GRADES = [3, 2, 1, 4];
const WORDS: Readonly<Record<number, string>> = {
  [firstReview.code('qualified')]: '',
  [firstReview.code('deferred')]: '培训学时不足',
  [firstReview.code('unqualified')]: '连续两年年度考核不合格',
  [firstReview.code('noQualification')]: '没有取得教师资格',
  [firstReview.code('notInScope')]: '不在编在岗',
};
