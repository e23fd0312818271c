import {
  accessQueryResult,
  graduateVerify,
  printStatus,
  recognitionStatus,
  recordStatusRegister,
} from '@tqc/domain/dictionaries';
import { acceptanceNo, archiveNo, registrationNo } from '@tqc/domain/shared';
import { placeOf } from '../kit/personal';
import type { DemoRow } from './copyRows';
import type { Drawing } from './drawing';
import type { DrawnCertificates } from './drawnCertificates';
import { namedCases, type NamedCase } from './namedCases';
import type { DemoArrangement } from './plans';

const STATUSES = (
  [
    ['filed', 38],
    ['incomplete', 6],
    ['qualified', 5],
    ['refused', 2],
    ['confirmed', 20],
    ['approved', 6],
    ['recognised', 21],
    ['failed', 0.5],
    ['declared', 1.5],
  ] as const
).map(([name, weight]) => [recognitionStatus.code(name), weight] as const);
const ACCESS = (
  [
    ['normal', 70],
    ['waiting', 24],
    ['querying', 5],
    ['judgment', 0.04],
  ] as const
).map(([name, weight]) => [accessQueryResult.code(name), weight] as const);
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

/** Few ask for a fee; told from the place in the row, so that nothing else is drawn anew. */
const paidBy = (at: number) => (at % 11 === 0 ? 2 : at % 6 === 0 ? 1 : 0);

/** Where the named cases stand: the area of the organisation that recognises. */
const AREA = { city: '3288', home: '328801', neighbour: '328802' } as const;

/** Draws applications one after the other, remembering what later rows depend on. */
export class DrawnApplications {
  readonly cases: { readonly id: string; readonly title: string; readonly regId: string }[] = [];
  readonly limited: {
    readonly regId: string;
    readonly plan: DemoArrangement;
    readonly kind: string;
    readonly begin: string;
    readonly end: string | null;
  }[] = [];

  constructor(
    private readonly drawing: Drawing,
    private readonly certificates: DrawnCertificates,
  ) {}

  *rows(): Generator<DemoRow> {
    const { plans, size, now } = this.drawing.filling;
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
      const plan = home ? this.drawing.random.pick(home) : this.drawing.random.weighted(weighted);
      yield this.row(plan, today, at);
    }
    yield* this.named(today, size.applications);
  }

  /** The cases that stand in every profile, behind the drawn ones. */
  private *named(today: string, start: number): Generator<DemoRow> {
    let at = start;
    for (const one of namedCases) {
      const area = AREA[one.county ?? 'home'];
      const plans = this.drawing.filling.plans.filter(({ owner }) => owner.area === area);
      for (let n = 0; n < (one.times ?? 1); n += 1) {
        // Two applications of one person go to two points; everything else to the point the case
        // names.
        const plan = plans[one.id === 'G13' ? n : (one.point ?? 0)] ?? plans[0];
        if (!plan) continue;
        const row = this.row(plan, today, at, one);
        at += 1;
        this.cases.push({ id: one.id, title: one.title, regId: String(row['reg_id']) });
        if (one.limitation)
          this.limited.push({ regId: String(row['reg_id']), plan, ...one.limitation });
        yield row;
      }
    }
  }

  private row(plan: DemoArrangement, today: string, at: number, given?: NamedCase): DemoRow {
    const { random, take } = this.drawing;
    const { owner, point } = plan;
    const person = {
      idType: 1,
      ...this.drawing.person(
        {
          prov: owner.prov === '66' ? '65' : owner.prov,
          areaName: point.areaName,
          ctIds: plan.ctIds,
        },
        today,
      ),
      ...given?.person,
    };
    const wanted = given?.status ?? random.weighted(STATUSES);
    const sound =
      person.mandarinLevel <= 22 &&
      person.collegeVerifyStatus === graduateVerify.code('verified') &&
      (person.examValidUntil === null || person.examValidUntil > today);
    const good =
      recognitionStatus.group.confirmed.includes(wanted) &&
      wanted !== recognitionStatus.code('failed');
    const status = !given && !sound && good ? recognitionStatus.code('filed') : wanted;
    const is = (name: Parameters<typeof recognitionStatus.code>[0]) =>
      status === recognitionStatus.code(name);
    const regId = registrationNo(2024, 1, owner.prov, take(`reg/2024/1/${owner.prov}`));
    const applied = new Date(
      this.drawing.filling.now.getTime() -
        random.between(0, 14) * DAY -
        random.between(0, 10) * 3_600_000 -
        1_800_000,
    );
    const later = (days: number) =>
      new Date(
        Math.min(
          applied.getTime() + days * DAY,
          this.drawing.filling.now.getTime() - (10 - days) * 60_000,
        ),
      ).toISOString();
    const confirmed = recognitionStatus.group.confirmed.includes(status);
    const decided = confirmed && !is('confirmed');
    const numbered = is('recognised');
    const confirmDay = later(1).slice(0, 10);
    const awaiting = confirmed && person.collegeAppendFlag && !decided;
    const access = confirmed
      ? decided
        ? accessQueryResult.code('normal')
        : random.weighted(ACCESS)
      : null;
    const judged = access === accessQueryResult.code('judgment');
    const certNo = numbered ? this.certificates.issue(plan, person, regId, today) : null;
    const held = is('incomplete') || is('refused');
    const row: DemoRow = {
      reg_id: regId,
      channel_no: `APP2024${String(at + 1).padStart(9, '0')}`,
      cb_id: plan.cbId,
      pb_id: plan.pbId,
      ob_id: plan.obId,
      obt_id: plan.obtId,
      ls_id: plan.lsId,
      org_id: owner.id,
      point_id: point.id,
      prov: point.prov,
      city: point.city,
      county: point.county,
      point: point.point,
      name: person.name,
      name_pinyin: this.drawing.initialsOf(person.name),
      sex: person.sex,
      nation: person.nation,
      birth_date: person.birthDate,
      id_type: person.idType,
      id_no: this.drawing.app.personal.seal(placeOf('registration', 'id_no', regId), person.idNo),
      id_index: this.drawing.app.personal.index('idNo', person.idNo),
      id_ref: this.drawing.app.personal.idRef(person.idNo),
      mobile: this.drawing.app.personal.seal(
        placeOf('registration', 'mobile', regId),
        person.mobile,
      ),
      mobile_index: this.drawing.app.personal.index('mobile', person.mobile),
      household: person.household,
      residence: person.household,
      address: `${person.household}朝晖路${(at % 200) + 1}号`,
      person_type: person.graduating ? 2 : 1,
      graduating: person.graduating,
      ct_id: person.ctId,
      subject_id: person.subjectId,
      subject_name: person.subjectName,
      exam_type: person.examType,
      exam_no: person.examType === 1 ? `2023${String(at).padStart(12, '0')}` : '',
      exam_valid_until: person.examValidUntil,
      education_level: person.educationLevel,
      graduate_school: person.graduateSchool,
      major: person.major,
      college_verify_status: person.collegeVerifyStatus,
      student_verify_status: person.graduating ? 1 : 0,
      college_append_flag: person.collegeAppendFlag,
      payment_type: paidBy(at),
      mandarin_level: person.mandarinLevel,
      mandarin_score: person.mandarinScore,
      status,
      record_status: recordStatusRegister.code(
        judged ? 'accessAbnormal' : awaiting ? 'awaitingCollege' : 'normal',
      ),
      access_result: access,
      access_asked_at: null,
      access_time: judged || access === accessQueryResult.code('normal') ? later(2) : null,
      materials: confirmed ? [1, 2, 3, 4, 5, 6, 7, 8] : [],
      health_result: confirmed ? 1 : null,
      reasons: held ? [random.pick([2, 3, 4, 6, 7])] : [],
      reason_text: held ? '请按要求补充或更正材料' : '',
      complete_before: is('incomplete') ? '2024-06-30' : null,
      archive_no: confirmed
        ? archiveNo(2024, owner.prov, owner.code3, 'register', take(`archive/2024/${owner.id}`))
        : null,
      accept_no: confirmed
        ? acceptanceNo(
            owner.prov,
            owner.code3,
            confirmDay,
            take(`accept/${confirmDay}/${owner.id}`),
          )
        : null,
      cert_no: certNo,
      apply_time: applied.toISOString(),
      last_submit_time: applied.toISOString(),
      confirm_time: confirmed ? later(1) : null,
      confirmed_by: confirmed ? '演示确认员' : '',
      approve_time: decided ? later(3) : null,
      approved_by: decided ? '演示审批员' : '',
      issue_time: numbered ? later(4) : null,
      photo: random.pick(this.drawing.photos[person.sex]),
      print_status: printStatus.code('unprinted'),
      limit_hit: false,
    };
    for (const [column, value] of Object.entries(given?.columns ?? {}))
      row[column] = value instanceof Date ? value.toISOString() : value;
    return row;
  }
}
