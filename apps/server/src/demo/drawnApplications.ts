import { graduateVerify, recognitionStatus } from '@tqc/domain/dictionaries';
import { acceptanceNo, archiveNo, registrationNo } from '@tqc/domain/shared';
import { placeOf } from '../kit/personal';
import { APPLICATION_COLUMNS } from './applicationColumns';
import type { Drawing } from './drawing';
import type { DrawnCertificates } from './drawnCertificates';
import { namedCases, type NamedCase } from './namedCases';
import type { DemoArrangement } from './plans';

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

type Cell = string | number | boolean | null | Buffer | number[];

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

  *rows(): Generator<Cell[]> {
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
  private *named(today: string, start: number): Generator<Cell[]> {
    let at = start;
    for (const one of namedCases) {
      const county = one.county === 'neighbour' ? '328802' : '328801';
      const plans = this.drawing.filling.plans.filter(({ owner }) => owner.county === county);
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
        ? 0
        : random.weighted([
            [0, 70],
            [10, 24],
            [11, 5],
            [1, 0.04],
          ])
      : null;
    const certNo = numbered ? this.certificates.issue(plan, person, regId, today) : null;
    const held = is('incomplete') || is('refused');
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
      this.drawing.initialsOf(person.name),
      person.sex,
      person.nation,
      person.birthDate,
      person.idType,
      this.drawing.app.personal.seal(placeOf('registration', 'id_no', regId), person.idNo),
      this.drawing.app.personal.index('idNo', person.idNo),
      this.drawing.app.personal.idRef(person.idNo),
      this.drawing.app.personal.seal(placeOf('registration', 'mobile', regId), person.mobile),
      this.drawing.app.personal.index('mobile', person.mobile),
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
      is('incomplete') ? '2024-06-30' : null,
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
      numbered ? later(4) : null,
      random.pick(this.drawing.photos[person.sex]),
      0,
      false,
    ];
    for (const [column, value] of Object.entries(given?.columns ?? {}))
      row[APPLICATION_COLUMNS.indexOf(column)] =
        value instanceof Date ? value.toISOString() : value;
    return row;
  }
}
