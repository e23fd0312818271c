import { archiveNo, acceptanceNo, makeCertificateNo, registrationNo } from '@tqc/domain/shared';
import type { PoolClient } from 'pg';
import { placeOf } from '../kit/personal';
import { initials } from '../kit/registration';
import type { AppParts } from '../kit/serve';
import { copyRows } from './copyRows';
import { fillDocuments } from './demoFiles';
import type { DemoSize } from './sizes';
import { namedCases, SMALL_CAPACITY, type NamedCase } from './namedCases';
import { drawPerson, type Person } from './people';
import type { DemoOrg } from './places';
import type { DemoArrangement } from './plans';
import { createRandom } from './random';

const SEED = 20_240_618;
const STATUSES: readonly (readonly [number, number])[] = [
  [6, 38],
  [7, 6],
  [8, 5],
  [9, 2],
  [15, 20],
  [18, 6],
  [21, 21],
  [24, 0.5],
  [0, 1.5],
];
const DAY = 86_400_000;
const HEAVY: Readonly<Record<string, number>> = {
  41: 9,
  44: 8,
  37: 8,
  51: 6,
  32: 6,
  13: 6,
  43: 5,
  54: 0.3,
  63: 0.5,
};

interface Filling {
  readonly plans: readonly DemoArrangement[];
  readonly orgs: readonly DemoOrg[];
  readonly size: DemoSize;
  readonly now: Date;
  readonly tell: (text: string) => void;
}

const COLUMNS = [
  'reg_id',
  'channel_no',
  'cb_id',
  'pb_id',
  'ob_id',
  'obt_id',
  'ls_id',
  'org_id',
  'point_id',
  'prov',
  'city',
  'county',
  'point',
  'name',
  'name_pinyin',
  'sex',
  'nation',
  'birth_date',
  'id_type',
  'id_no',
  'id_index',
  'id_ref',
  'mobile',
  'mobile_index',
  'household',
  'residence',
  'address',
  'person_type',
  'graduating',
  'ct_id',
  'subject_id',
  'subject_name',
  'exam_type',
  'exam_no',
  'exam_valid_until',
  'education_level',
  'graduate_school',
  'major',
  'college_verify_status',
  'student_verify_status',
  'college_append_flag',
  'mandarin_level',
  'mandarin_score',
  'status',
  'record_status',
  'access_result',
  'access_time',
  'materials',
  'health_result',
  'reasons',
  'reason_text',
  'complete_before',
  'archive_no',
  'accept_no',
  'cert_no',
  'apply_time',
  'last_submit_time',
  'confirm_time',
  'confirmed_by',
  'approve_time',
  'approved_by',
  'issue_time',
  'photo',
  'print_status',
  'limit_hit',
];
const CERT_COLUMNS = [
  'cert_id',
  'cert_no',
  'reg_id',
  'org_id',
  'org_name',
  'prov',
  'city',
  'county',
  'point',
  'name',
  'name_pinyin',
  'sex',
  'nation',
  'birth_date',
  'id_no',
  'id_index',
  'id_ref',
  'ct_id',
  'subject_id',
  'subject_name',
  'issue_date',
  'recognised_on',
  'data_source',
  'education_level',
  'graduate_school',
  'photo',
  'print_status',
];

/** Applications of the running batch in every state, and the certificates of the years before. */
export async function fillApplications(
  app: AppParts,
  client: PoolClient,
  filling: Filling,
): Promise<void> {
  const { size, tell } = filling;
  tell('样例材料');
  const documents = await fillDocuments(app, client);
  const counters = new Map<string, number>();
  const take = (series: string) => {
    const next = (counters.get(series) ?? 0) + 1;
    counters.set(series, next);
    return next;
  };
  const drawn = new Applications(app, filling, documents.photos, take);
  tell(`${size.applications} 份申请`);
  await client.query('alter table registration disable trigger registration_added');
  await copyRows(client, 'registration', COLUMNS, drawn.rows());
  await client.query('alter table registration enable trigger registration_added');
  await client.query(
    `insert into registration_total (prov, city, county, point, ob_id, status, record_status, ct_id, n) select prov, city, county, point, ob_id, status, record_status, ct_id, count(*) from registration group by 1, 2, 3, 4, 5, 6, 7, 8`,
  );
  await client.query(
    'update plan_arrangement a set booked = r.n from (select ls_id, count(*) as n from registration group by ls_id) r where r.ls_id = a.ls_id',
  );
  await client.query(
    `insert into registration_key (kind, value, reg_id) select 'channel', channel_no, reg_id from registration`,
  );
  await client.query(
    `insert into registration_key (kind, value, reg_id) select 'person', '2024/' || rtrim(translate(encode(id_index, 'base64'), E'+/\\n', '-_'), '='), reg_id from registration on conflict do nothing`,
  );
  await client.query(`insert into registration_log (log_id, city, reg_id, prov, county, point, at, step, event, from_status, to_status, actor, org_name)
    select reg_id * 4 + s.n, city, reg_id, prov, county, point, s.at, s.step, s.event, s.f, s.t, s.actor, '' from registration, lateral (values
      (0, apply_time, '网上申报', '提交申请', null, 6, '申请人'), (1, confirm_time, '现场确认', '确认通过', 8, 15, confirmed_by), (2, approve_time, '认定审批', '审批通过', 15, 18, approved_by), (3, issue_time, '证书编号', '生成编号', 18, 21, approved_by)
    ) s(n, at, step, event, f, t, actor) where s.at is not null`);
  for (const [at, { kind, title, fileId }] of documents.common.entries()) {
    await client.query(
      `insert into registration_file (reg_id, city, prov, county, point, kind, seq, title, file_id) select reg_id, city, prov, county, point, $1, $2, $3, $4 from registration`,
      [kind, at + 2, title, fileId],
    );
  }
  await client.query(
    `insert into registration_file (reg_id, city, prov, county, point, kind, seq, title, file_id) select reg_id, city, prov, county, point, 'photo', 1, '证件照片', photo from registration`,
  );
  tell(`${size.certificates} 本证书`);
  await copyRows(client, 'cert', CERT_COLUMNS, drawn.certificates(size.certificates));
  await client.query(
    'insert into cert_key (cert_no, cert_id, city) select cert_no, cert_id, city from cert',
  );
  await copyRows(client, 'number_counter', ['series', 'last'], counters);
  await client.query(
    `update plan_arrangement set day_capacity = $1 where point_id = (select point_id from plan_arrangement where county = '328801' order by ls_id offset 1 limit 1)`,
    [SMALL_CAPACITY],
  );
  await client.query("insert into installation (key, value) values ('cases', $1::jsonb)", [
    JSON.stringify(drawn.cases),
  ]);
  for (const { regId, plan, kind, begin, end } of drawn.limited) {
    await client.query(
      `insert into limitation (limit_id, org_id, org_name, prov, city, county, name, id_type, id_no, id_index, kind, begin_date, end_date, cause, status) select $1, $2, $3, prov, city, county, name, id_type, $4, id_index, $5, $6, $7, '演示案例', 2 from registration where reg_id = $8`,
      [
        `97${regId.slice(-10)}`,
        plan.owner.id,
        plan.owner.name,
        await sealedFor(app, client, regId, `97${regId.slice(-10)}`),
        kind,
        begin,
        end,
        regId,
      ],
    );
  }
}

/** The number of an application's person, sealed for an entry of the restriction library. */
async function sealedFor(
  { personal }: AppParts,
  client: PoolClient,
  regId: string,
  limitId: string,
): Promise<Buffer> {
  const { rows } = await client.query<{ id_no: Buffer }>(
    'select id_no from registration where reg_id = $1',
    [regId],
  );
  const sealed = rows[0]?.id_no;
  if (!sealed) throw new Error(`no application ${regId}`);
  return personal.seal(
    placeOf('limitation', 'id_no', limitId),
    personal.open(placeOf('registration', 'id_no', regId), sealed),
  );
}

type Cell = string | number | boolean | null | Buffer | number[];

/** Draws rows one after the other, remembering what later rows depend on. */
class Applications {
  private readonly random = createRandom(SEED);
  private readonly issued: (readonly (string | number | Buffer | null)[])[] = [];
  private readonly initials = new Map<string, string>();
  private serial = 0;
  readonly cases: { readonly id: string; readonly title: string; readonly regId: string }[] = [];
  readonly limited: {
    readonly regId: string;
    readonly plan: DemoArrangement;
    readonly kind: string;
    readonly begin: string;
    readonly end: string | null;
  }[] = [];

  constructor(
    private readonly app: AppParts,
    private readonly filling: Filling,
    private readonly photos: { readonly 1: readonly string[]; readonly 2: readonly string[] },
    private readonly take: (series: string) => number,
  ) {}

  *rows(): Generator<Cell[]> {
    const { plans, size, now } = this.filling;
    const weighted = plans.map(
      (plan) =>
        [
          plan,
          (HEAVY[plan.owner.prov] ?? 2) *
            (plan.owner.type === 2 ? 2 : plan.owner.type === 3 ? 1.5 : 1),
        ] as const,
    );
    const today = now.toISOString().slice(0, 10);
    for (let at = 0; at < size.applications; at += 1) {
      // The first rows belong to the organisations one can sign in to.
      const home =
        at < Math.min(size.applications / 20, 2000)
          ? plans.filter(({ owner }) => owner.county === '328801')
          : undefined;
      const plan = home ? this.random.pick(home) : this.random.weighted(weighted);
      yield this.row(plan, today, at);
    }
    yield* this.named(today, size.applications);
  }

  /** The cases that stand in every profile, behind the drawn ones. */
  private *named(today: string, start: number): Generator<Cell[]> {
    let at = start;
    for (const one of namedCases) {
      const county = one.county === 'neighbour' ? '328802' : '328801';
      const plans = this.filling.plans.filter(({ owner }) => owner.county === county);
      for (let n = 0; n < (one.times ?? 1); n += 1) {
        // Two applications of one person go to two points; everything else to the point the case names.
        const plan = plans[one.id === 'G13' ? n : (one.point ?? 0)] ?? plans[0];
        if (!plan) continue;
        const row = this.row(plan, today, at, one);
        at += 1;
        this.cases.push({ id: one.id, title: one.title, regId: String(row[0]) });
        if (one.limitation) this.limited.push({ regId: String(row[0]), plan, ...one.limitation });
        yield row;
      }
    }
  }

  private row(plan: DemoArrangement, today: string, at: number, given?: NamedCase): Cell[] {
    const { random, take } = this;
    const { owner, point } = plan;
    const person = {
      idType: 1,
      ...drawPerson(
        random,
        {
          prov: owner.prov === '66' ? '65' : owner.prov,
          areaName: point.areaName,
          ctIds: plan.ctIds,
        },
        (this.serial += 1),
        today,
      ),
      ...given?.person,
    };
    const wanted = given?.status ?? random.weighted(STATUSES);
    const sound =
      person.mandarinLevel <= 22 &&
      person.collegeVerifyStatus === 1 &&
      (person.examValidUntil === null || person.examValidUntil > today);
    const status = !given && !sound && wanted >= 15 && wanted !== 24 ? 6 : wanted;
    const regId = registrationNo(2024, 1, owner.prov, take(`reg/2024/1/${owner.prov}`));
    const applied = new Date(
      this.filling.now.getTime() -
        random.between(0, 14) * DAY -
        random.between(0, 10) * 3_600_000 -
        1_800_000,
    );
    const later = (days: number) =>
      new Date(
        Math.min(applied.getTime() + days * DAY, this.filling.now.getTime() - (10 - days) * 60_000),
      ).toISOString();
    const confirmed = status >= 15;
    const decided = status === 18 || status === 21 || status === 24;
    const confirmDay = later(1).slice(0, 10);
    const awaiting = confirmed && person.collegeAppendFlag && !decided;
    const access = confirmed
      ? decided
        ? 0
        : random.weighted([
            [0, 70],
            [10, 24],
            [11, 5],
            [1, 0.04],
          ])
      : null;
    const certNo = status === 21 ? this.issue(plan, person, regId, today) : null;
    const held = status === 7 || status === 9;
    const row: Cell[] = [
      regId,
      `APP2024${String(at + 1).padStart(9, '0')}`,
      plan.cbId,
      plan.pbId,
      plan.obId,
      plan.obtId,
      plan.lsId,
      owner.id,
      point.id,
      point.prov,
      point.city,
      point.county,
      point.point,
      person.name,
      this.initialsOf(person.name),
      person.sex,
      person.nation,
      person.birthDate,
      person.idType,
      this.app.personal.seal(placeOf('registration', 'id_no', regId), person.idNo),
      this.app.personal.index('idNo', person.idNo),
      this.app.personal.idRef(person.idNo),
      this.app.personal.seal(placeOf('registration', 'mobile', regId), person.mobile),
      this.app.personal.index('mobile', person.mobile),
      person.household,
      person.household,
      `${person.household}朝晖路${(at % 200) + 1}号`,
      person.graduating ? 2 : 1,
      person.graduating,
      person.ctId,
      person.subjectId,
      person.subjectName,
      person.examType,
      person.examType === 1 ? `2023${String(at).padStart(12, '0')}` : '',
      person.examValidUntil,
      person.educationLevel,
      person.graduateSchool,
      person.major,
      person.collegeVerifyStatus,
      person.graduating ? 1 : 0,
      person.collegeAppendFlag,
      person.mandarinLevel,
      person.mandarinScore,
      status,
      access === 1 ? 3 : awaiting ? 4 : 0,
      access,
      access === 0 || access === 1 ? later(2) : null,
      confirmed ? [1, 2, 3, 4, 5, 6, 7, 8] : [],
      confirmed ? 1 : null,
      held ? [random.pick([2, 3, 4, 6, 7])] : [],
      held ? '请按要求补充或更正材料' : '',
      status === 7 ? '2024-06-30' : null,
      confirmed
        ? archiveNo(2024, owner.prov, owner.code3, 'register', take(`archive/2024/${owner.id}`))
        : null,
      confirmed
        ? acceptanceNo(
            owner.prov,
            owner.code3,
            confirmDay,
            take(`accept/${confirmDay}/${owner.id}`),
          )
        : null,
      certNo,
      applied.toISOString(),
      applied.toISOString(),
      confirmed ? later(1) : null,
      confirmed ? '演示确认员' : '',
      decided ? later(3) : null,
      decided ? '演示审批员' : '',
      status === 21 ? later(4) : null,
      random.pick(this.photos[person.sex]),
      0,
      false,
    ];
    for (const [column, value] of Object.entries(given?.columns ?? {}))
      row[COLUMNS.indexOf(column)] = value instanceof Date ? value.toISOString() : value;
    return row;
  }

  private issue(plan: DemoArrangement, person: Person, regId: string, today: string): string {
    const { owner, point } = plan;
    const certNo = makeCertificateNo({
      year: 2024,
      province: owner.prov,
      orgCode: owner.code3,
      ctId: person.ctId,
      sex: person.sex,
      serial: this.take(`cert/2024/${owner.id}`),
    });
    this.issued.push(
      this.certificate({ certNo, regId, owner, point, person, day: today, source: 0 }),
    );
    return certNo;
  }

  /** The certificates of the applications above, then those of the years before. */
  *certificates(n: number): Generator<readonly (string | number | Buffer | null)[]> {
    yield* this.issued;
    const owners = this.filling.plans.map(({ owner }) => owner);
    for (let at = this.issued.length; at < n; at += 1) {
      const owner = this.random.pick(owners);
      const year = this.random.between(2012, 2023);
      const ctIds = { 2: [1, 2, 3], 3: [4, 5, 6], 4: [7] }[owner.type] ?? [1];
      const person = drawPerson(
        this.random,
        { prov: owner.prov === '66' ? '65' : owner.prov, areaName: owner.areaName, ctIds },
        (this.serial += 1),
        `${year}-06-18`,
      );
      const certNo = makeCertificateNo({
        year,
        province: owner.prov,
        orgCode: owner.code3,
        ctId: person.ctId,
        sex: person.sex,
        serial: this.take(`cert/${year}/${owner.id}`),
      });
      yield this.certificate({
        certNo,
        regId: null,
        owner,
        point: undefined,
        person,
        day: `${year}-06-18`,
        source: 3,
      });
    }
  }

  private certificate({
    certNo,
    regId,
    owner,
    point,
    person,
    day,
    source,
  }: {
    certNo: string;
    regId: string | null;
    owner: DemoOrg;
    point: DemoOrg | undefined;
    person: Person;
    day: string;
    source: number;
  }): (string | number | Buffer | null)[] {
    const certId = `95${String(this.serial).padStart(10, '0')}`;
    return [
      certId,
      certNo,
      regId,
      owner.id,
      owner.name,
      owner.prov,
      owner.city,
      owner.county,
      point?.point ?? '',
      person.name,
      this.initialsOf(person.name),
      person.sex,
      person.nation,
      person.birthDate,
      this.app.personal.seal(placeOf('cert', 'id_no', certId), person.idNo),
      this.app.personal.index('idNo', person.idNo),
      this.app.personal.idRef(person.idNo),
      person.ctId,
      person.subjectId,
      person.subjectName,
      day,
      day,
      source,
      person.educationLevel,
      person.graduateSchool,
      regId === null ? null : (this.photos[person.sex][0] ?? null),
      regId === null ? 1 : 0,
    ];
  }

  private initialsOf(name: string): string {
    const known = this.initials.get(name);
    if (known !== undefined) return known;
    const made = initials(name);
    this.initials.set(name, made);
    return made;
  }
}
