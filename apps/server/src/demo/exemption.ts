import { filingStatus, onOff } from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';
import type { AppParts } from '../kit/serve';
import { copyObjects } from './copyRows';
import { keepFile } from './demoFiles';
import { applicationForm } from './documents';
import { fillExemptTexts } from './exemptTexts';
import { fillExemptStudents, type Filer } from './exemptStudents';

const FILINGS = 975_000_000_001n;
const ROSTER = 975_000_001_001n;
const WINDOWS = 975_000_002_001n;
const BATCHES = 975_000_005_001n;
const PAIRS = 975_000_003_001n;
const FILED = '2024-03-04T02:00:00Z';
const DECIDED = '2024-03-06T02:00:00Z';
/** What is filed for a year to come was filed this year. */
const inYear = (moment: string, year: number) =>
  year > 2024 ? moment.replace('-03-', '-06-') : moment.replace('2024', String(year));
const ACCOUNT = 'demo_gx32';

/** Filings in every state: those of this year hold, the next year's are on their way. */
const FILED_SO = [
  { kind: 1, year: 2024, status: 'passed', until: '2025-08-31', opinion: '' },
  { kind: 2, year: 2024, status: 'passed', until: '2025-08-31', opinion: '' },
  { kind: 3, year: 2024, status: 'passed', until: '2025-08-31', opinion: '' },
  { kind: 2, year: 2025, status: 'waiting', until: null, opinion: '' },
  { kind: 3, year: 2025, status: 'returned', until: null, opinion: '请补充命题和阅卷的安排' },
  { kind: 1, year: 2022, status: 'expired', until: '2023-08-31', opinion: '' },
  { kind: 2, year: 2022, status: 'expired', until: '2023-08-31', opinion: '' },
  { kind: 3, year: 2022, status: 'expired', until: '2023-08-31', opinion: '' },
] as const;

const FACTS = {
  1: {
    leader: '江以宁',
    leader_duty: '副校长',
    members: [
      { name: '白明川', department: '教务处', duty: '处长', phone: '000-88880002' },
      { name: '宋怀瑾', department: '教师教育学院', duty: '院长', phone: '000-88880003' },
      { name: '林问夏', department: '教师教育学院', duty: '教学秘书', phone: '000-88880001' },
    ],
  },
  2: {
    level: '本科',
    normal_majors: 18,
    postgraduate_point: true,
    due_count: 36,
    public_funded: true,
    teacher_types: ['publicFunded', 'regular', 'educationGraduate'],
  },
  3: {
    title: '师范生教育教学能力考核办法',
    grades: [2, 3, 4],
    ways: [1, 2, 3],
    paper_setting: '学校统一命题、统一阅卷',
    pass_limit: 95,
    effective_on: '2024-03-01',
  },
} as const;

/** Recognition without an exam: a university with its filings, its majors, times and pairs. */
export async function fillExemption(app: AppParts, client: PoolClient): Promise<void> {
  const filer = await placeFiler(client);
  if (!filer) return;
  await fillFilings(app, client, filer);
  await fillRoster(client, filer);
  await fillWindows(client, filer);
  await fillPairs(client);
  await fillExemptStudents(app, client, filer);
  await fillExemptTexts(app, client, filer.prov);
}

/** The account of the university exists before the university does: it moves there now. */
async function placeFiler(client: PoolClient): Promise<Filer | undefined> {
  const { rows } = await client.query<Filer>(
    `update admin a set org_id = o.org_id from org o
     where a.account = $1 and o.org_type = 6 and o.college_id is not null
     returning a.admin_id as "adminId", a.name, o.org_id as "orgId", o.college_id as "collegeId", o.prov`,
    [ACCOUNT],
  );
  const [filer] = rows;
  if (filer)
    await client.query('update college set exemption = true, normal = true where college_id = $1', [
      filer.collegeId,
    ]);
  return filer;
}

async function keepPaper(
  app: AppParts,
  client: PoolClient,
  { adminId, orgId, prov }: Filer,
  name: string,
): Promise<string> {
  const drawn = await applicationForm([
    ['备案材料', name.replace('.pdf', '')],
    ['说明', '演示材料（样例）'],
  ]);
  const owner = { orgId, adminId, prov, city: `${prov}00`, county: `${prov}0000` };
  return keepFile(app, client, name, drawn, owner);
}

async function fillFilings(app: AppParts, client: PoolClient, filer: Filer): Promise<void> {
  const rows: Record<string, unknown>[] = [];
  for (const [at, { kind, year, status, until, opinion }] of FILED_SO.entries()) {
    const decided = status === 'waiting' ? null : inYear(DECIDED, year);
    rows.push({
      doc_id: String(FILINGS + BigInt(at)),
      kind,
      prov: filer.prov,
      college_id: filer.collegeId,
      org_id: filer.orgId,
      year,
      members: [],
      ...FACTS[kind],
      contact: '林问夏',
      phone: '000-88880001',
      file_id: await keepPaper(app, client, filer, `备案文件${String(year)}-${String(kind)}.pdf`),
      seal_file_id: kind === 2 ? await keepPaper(app, client, filer, '公章扫描.pdf') : null,
      admin_id: filer.adminId,
      submitter: filer.name,
      submitted_at: inYear(FILED, year),
      status: filingStatus.code(status),
      valid_until: until,
      opinion,
      reviewer: decided === null ? '' : '省级演示员',
      reviewed_at: decided,
      version: 1,
    });
  }
  // Each kind has facts of its own: what it does not have stays empty.
  await client.query(
    'insert into exempt_filing select * from jsonb_populate_recordset(null::exempt_filing, $1::jsonb)',
    [JSON.stringify(rows)],
  );
}

/** Four majors, each in another state, with the subjects that are there. */
async function fillRoster(client: PoolClient, { collegeId, prov, adminId }: Filer): Promise<void> {
  await client.query(
    `insert into exempt_roster (roster_id, prov, college_id, major_id, education_level, teacher_types, grades, subject_ids,
       first_class, last_class, status, admin_id, opinion, reviewer, reviewed_at, updated_at)
     select $1::bigint + n, $2, $3, major_id, 3, '{publicFunded,regular}', '{3,4}', s.ids, 2021, case n when 3 then 2023 end,
       (array[1, 2, 3, 4])[n + 1], $4, case n when 2 then '请说明高中学段的依据' else '' end,
       case n when 1 then '' else '省级演示员' end, case n when 1 then null else $5::timestamptz end, $5
     from (select major_id, (row_number() over (order by code) - 1)::int as n from major where level = 3 limit 4) m,
       (select array_agg(subject_id) as ids from (select subject_id from subject where type = 3 order by subject_id limit 2) x) s`,
    [String(ROSTER), prov, collegeId, adminId, DECIDED],
  );
  await client.query(
    `insert into exempt_roster (roster_id, prov, college_id, major_id, education_level, teacher_types, grades, subject_ids,
       first_class, status, admin_id, reviewer, reviewed_at, updated_at)
     select $1::bigint + 10, prov, college_id, major_id, 2, '{educationGraduate}', grades, subject_ids, first_class, 1,
       admin_id, reviewer, reviewed_at, updated_at
     from exempt_roster where roster_id = $1::bigint`,
    [String(ROSTER)],
  );
}

async function fillWindows(client: PoolClient, { prov }: Filer): Promise<void> {
  const window = (at: number, year: number, types: readonly string[], more: object) => ({
    window_id: String(WINDOWS + BigInt(at)),
    prov,
    year,
    class_year: year,
    teacher_types: types,
    collect_begin: `${String(year)}-03-01 08:00`,
    collect_end: `${String(year)}-06-30 18:00`,
    submit_end: `${String(year)}-07-15 18:00`,
    review_begin: `${String(year)}-03-16 08:00`,
    review_end: `${String(year)}-07-31 18:00`,
    late: false,
    late_end: null,
    reason: '',
    operator: '省级演示员',
    status: onOff.code('on'),
    updated_at: FILED.replace('2024', String(year)),
    ...more,
  });
  await copyObjects(client, 'exempt_review_time', [
    window(0, 2024, ['publicFunded', 'regular', 'excellentPlan'], {
      late: true,
      late_end: '2024-07-25 18:00',
    }),
    window(1, 2024, ['educationGraduate'], { reason: '两所高校系统升级，延长采集' }),
    window(2, 2023, ['publicFunded', 'regular'], { status: onOff.code('off') }),
  ]);
  await copyObjects(
    client,
    'work_batch',
    [2023, 2024].map((year, at) => ({
      batch_id: String(BATCHES + BigInt(at)),
      kind: 'normal',
      name: `${String(year)}届`,
      year,
      begin_date: `${String(year)}-03-01`,
      end_date: `${String(year)}-07-31`,
    })),
  );
}

/** Each subject of the schools answers to a third paper of its own name. */
async function fillPairs(client: PoolClient): Promise<void> {
  await client.query(
    `insert into exempt_subject_three (pair_id, grade, code, name, interview, subject_id, ct_id, category, first_batch, last_batch, status, updated_at)
     select $1::bigint + row_number() over (order by s.subject_id), s.type, 'K' || s.type || lpad(row_number() over (partition by s.type order by s.subject_id)::text, 2, '0'),
       s.name, s.name, s.subject_id, s.type, case s.type when 5 then '专业课' end, '2021年上半年',
       case when row_number() over (order by s.subject_id) = 3 then '2023年下半年' end,
       case when row_number() over (order by s.subject_id) = 3 then 0 else 1 end, $2
     from (select *, row_number() over (partition by type order by subject_id) as n from subject where type in (1, 2, 3, 4, 5)) s where s.n <= 6`,
    [String(PAIRS), FILED],
  );
}
