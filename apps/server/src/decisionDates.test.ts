import { baseOrgAnnulLog, baseOrgHisoryLog, orgNameLog } from '@tqc/contract/basic';
import { allCalls } from '@tqc/contract/catalogue';
import { certAssign } from '@tqc/contract/cert';
import { enrollmentData, enrollmentReview } from '@tqc/contract/enroll';
import { factsOf, isWrite, type Call } from '@tqc/contract/kit';
import { limit } from '@tqc/contract/limit';
import { registrationReview } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { orgLogKind } from '@tqc/domain/dictionaries';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { pdfOf } from './kit/files/filesTesting';
import { certDays } from './testing/certDays';
import { historyDays } from './testing/historyDays';
import { newRestriction } from './testing/newRestriction';
import { PLANNED } from './testing/plannedDays';
import { checks, testRoad, type Road } from './testing/road';
import { testOrgs, testServer, type TestOrg, type TestServer } from './testing/server';
import { acceptedRecord, enrollVersion, recordsOf } from './walks/enrollmentCases';
import { call, openStage } from './walks/stage';

/**
 * A day that a clerk types and that stands for ever as the day of something: what it may be, and
 * how it is sent for one application.
 */
interface Typed {
  readonly from: string;
  readonly to: string;
  /** The record the day is typed for. */
  ready(): Promise<string>;
  send(id: string, day: string): Promise<unknown>;
}

let server: TestServer;
let road: Road;
let serial = 0;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

/** Every case a little later: one person makes no more than a hundred calls in ten seconds. */
let clock = Date.parse('2024-06-18T02:00:00Z');
beforeEach(() => server.setNow(new Date((clock += 15_000))));

const TODAY = '2024-06-18';
const versionOf = async (regId: string) => (await road.versionsOf([regId]))[0]?.version ?? 0;
const standing = async (text: string) => {
  const regId = await road.filed((serial += 1));
  await server.pool.query(`update registration set ${text} where reg_id = $1`, [regId]);
  return regId;
};
const check = async (regId: string, said: object) =>
  (await server.as('point'))(
    registrationReview.confirmRegistration,
    { regId, ...checks, decision: 'materialsIncomplete', reasons: [6], ...said },
    { version: await versionOf(regId) },
  );
const confirm = async (regId: string, said: object) =>
  (await server.as('point'))(
    registrationReview.affirmRegistration,
    { regId, ...checks, decision: 'askMoreMaterials', reasons: [6], ...said },
    { version: await versionOf(regId) },
  );
/** Approved on the tenth of June in China, though not yet by the clock of Greenwich. */
const approved = () =>
  standing("status = 18, access_result = 0, approve_time = '2024-06-09T17:00:00Z'");
const number = async (regId: string, recognisedOn: string, issueDate: string) =>
  (await server.as('county'))(certAssign.create, {
    records: await road.versionsOf([regId]),
    recognisedOn,
    issueDate,
  });
const filed = () => standing('status = 6');
const qualified = () => standing('status = 8');
const health = { from: '2023-06-19', to: TODAY };
const deadline = { from: TODAY, to: '2024-09-16' };
const soon = { completeBefore: '2024-06-20' };

/** A registration on a stage of its own: its plan is laid there. */
let stage: Promise<void> | undefined;
const opened = () => (stage ??= testServer().then(openStage));
const registration = async () => {
  await opened();
  return acceptedRecord();
};

/** The days of employment of a registration, mended by one who may. */
const mending = (
  one: Call,
  org: TestOrg,
  said: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, Typed>> =>
  Object.fromEntries(
    [
      ['employedFrom', '1950-01-01', TODAY] as const,
      ['employedTo', '2010-09-01', '2074-12-31'] as const,
    ].map(([name, from, to]) => [
      `${one.id}.${name}`,
      {
        from,
        to,
        ready: registration,
        send: async (enrId, day) =>
          call(org, one, {
            input: { enrId, [name]: day, ...said },
            version: await enrollVersion(enrId),
          }),
      },
    ]),
  );

/** A day of an entry of the restriction library, entered and mended; `base` makes it fit. */
function ofRestriction(
  name: string,
  from: string,
  to: string,
  base: object = {},
  also: (day: string) => object = () => ({}),
) {
  const entry = async () => ({
    ...newRestriction((serial += 1)),
    ...base,
    files: [await document()],
  });
  const create = async (more: object) =>
    (await server.as('county'))(limit.create, { ...(await entry()), ...more });
  return {
    [`limit.create.${name}`]: {
      from,
      to,
      ready: async () => '',
      send: (_: string, day: string) => create({ [name]: day }),
    },
    [`limit.update.${name}`]: {
      from,
      to,
      ready: async () => (await create({})).id,
      send: async (limitId: string, day: string) =>
        (await server.as('county'))(
          limit.update,
          { limitId, action: 'edit', [name]: day, ...also(day) },
          { version: 1 },
        ),
    },
  };
}
const document = async () => {
  const files = [{ field: 'file', name: '决定书.pdf', bytes: new Uint8Array(pdfOf()) }];
  return (await (await server.as('county'))(resource.updateFile, {}, { files })).fileId;
};
/** A document of another kind, with a birthday that its number does not tell. */
const otherDocument = { idType: 9, idNo: 'E12345678', sex: 1, birthDate: '1990-03-07' };
const asDocument = { limitType: 9, term: 9, endDate: '2025-06-09' };

const TYPED: Readonly<Record<string, Typed>> = {
  ...ofRestriction('decidedOn', '1950-01-01', TODAY, { effectiveOn: TODAY }),
  ...ofRestriction('effectiveOn', '2024-06-03', '2025-06-18', {}, (beginDate) => ({ beginDate })),
  ...ofRestriction('beginDate', '2024-06-10', '2025-06-18'),
  ...ofRestriction('endDate', '2024-06-10', '2074-06-09', asDocument),
  ...ofRestriction('birthDate', '1920-01-01', TODAY, otherDocument),
  'basic.orgNameLog.create.effectiveDay': {
    from: '1949-10-01',
    to: TODAY,
    ready: async () => testOrgs.county.id,
    send: async (orgId, effectiveDay) =>
      (await server.as('province'))(orgNameLog.create, {
        orgId,
        beforeName: '旧名教育局',
        afterName: '新名教育局',
        paperNo: '1号',
        effectiveDay,
      }),
  },
  'basic.baseOrgAnnulLog.create.effectiveDay': {
    from: '1949-10-01',
    to: TODAY,
    ready: async () => testOrgs.county.id,
    send: async (intoOrgId, effectiveDay) =>
      (await server.as('province'))(baseOrgAnnulLog.create, {
        fromName: '郊区教育局',
        intoOrgId,
        paperNo: '1号',
        effectiveDay,
      }),
  },
  'basic.baseOrgHisoryLog.create.day': {
    from: '1949-10-01',
    to: TODAY,
    ready: async () => testOrgs.county.id,
    send: async (orgId, day) =>
      (await server.as('province'))(baseOrgHisoryLog.create, {
        orgId,
        kind: Number(orgLogKind.codes[0]),
        day,
        field: '机构名称',
        before: '旧名',
        after: '新名',
      }),
  },
  'enroll.enrollment.editEnrollmentFistAffirm.completeBefore': {
    ...deadline,
    ready: registration,
    send: async (enrId, completeBefore) => {
      const records = await recordsOf(enrId);
      const input = { records, decision: 'incomplete', missing: [3], completeBefore };
      return call('county', enrollmentReview.editEnrollmentFistAffirm, { input });
    },
  },
  ...mending(enrollmentData.update, 'county'),
  ...mending(enrollmentData.downOrgEnrollEdit, 'city', { reason: '写错' }),
  'register.registration.confirmRegistration.healthDate': {
    ...health,
    ready: filed,
    send: (regId, healthDate) => check(regId, { ...soon, healthDate }),
  },
  'register.registration.confirmRegistration.completeBefore': {
    ...deadline,
    ready: filed,
    send: (regId, completeBefore) => check(regId, { completeBefore }),
  },
  'register.registration.affirmRegistration.healthDate': {
    ...health,
    ready: qualified,
    send: (regId, healthDate) => confirm(regId, { ...soon, healthDate }),
  },
  'register.registration.affirmRegistration.completeBefore': {
    ...deadline,
    ready: qualified,
    send: (regId, completeBefore) => confirm(regId, { completeBefore }),
  },
  'register.registration.audCollegeInfo.graduateDate': {
    from: '1999-01-01',
    to: TODAY,
    ready: () => standing('status = 15, record_status = 4, college_append_flag = true'),
    send: async (regId, graduateDate) =>
      (await server.as('county'))(
        registrationReview.audCollegeInfo,
        {
          regId,
          diplomaNo: '190011202405001234',
          graduateDate,
          graduateSchool: '澄岚师范大学',
          major: '数学',
          educationLevel: 3,
          passed: true,
          opinion: '',
        },
        { version: await versionOf(regId) },
      ),
  },
  ...certDays(() => server, document),
  ...historyDays(opened),
  'cert.certAssign.create.recognisedOn': {
    from: '2024-06-10',
    to: TODAY,
    ready: approved,
    send: (regId, day) => number(regId, day, day > TODAY ? day : TODAY),
  },
  'cert.certAssign.create.issueDate': {
    from: '2024-06-12',
    to: TODAY,
    ready: approved,
    send: (regId, day) => number(regId, '2024-06-12', day),
  },
  'cert.certAssign.update.issueDate': {
    from: '2024-06-12',
    to: TODAY,
    ready: async () => (await number(await approved(), '2024-06-12', TODAY)).id ?? '',
    send: async (id, issueDate) =>
      (await server.as('county'))(
        certAssign.update,
        { id, issueDate },
        {
          version: Number(
            (await server.pool.query('select version from cert_assign where id = $1', [id])).rows[0]
              ?.version,
          ),
        },
      ),
  },
};

test('契约里每个要填的日期都在表里：计划的日期，或有上下限的办理日期', () => {
  const found = allCalls
    .filter(isWrite)
    .flatMap((call) => daysIn(call.input).map((name) => `${call.id}.${name}`));
  expect([...new Set(found)].sort()).toEqual([...PLANNED, ...Object.keys(TYPED)].sort());
});

test.each(Object.keys(TYPED))('%s 只收合理的日子：头尾两天都收，外面的说明原因', async (name) => {
  const typed = TYPED[name];
  if (!typed) throw new Error(name);
  const { from, to, ready, send } = typed;
  const day = 86_400_000;
  const moved = (text: string, days: number) =>
    new Date(Date.parse(text) + days * day).toISOString().slice(0, 10);
  const id = await ready();
  for (const outside of [moved(from, -1), moved(to, 1), '1900-01-01', '2999-12-31'])
    await expect(send(id, outside), outside).rejects.toMatchObject({
      code: 422,
      message: expect.stringMatching(/日期|时间/),
    });
  await send(id, from);
  await send(await ready(), to);
});

test('已打印的、制作了电子证照的证书，签发日期不能再改', async () => {
  const county = await server.as('county');
  for (const used of ['print_status = 1', 'print_status = 2', 'ecert_status = 1']) {
    const regId = await approved();
    const { id } = await number(regId, '2024-06-12', '2024-06-12');
    await server.pool.query(`update cert set ${used} where reg_id = $1`, [regId]);
    await expect(
      county(certAssign.update, { id: id ?? '', issueDate: TODAY }, { version: 1 }),
      used,
    ).rejects.toThrow('已有证书打印或制作电子证照，不能修改签发日期');
    const { rows } = await server.pool.query(
      'select issue_date::text from cert where reg_id = $1',
      [regId],
    );
    expect(rows).toEqual([{ issue_date: '2024-06-12' }]);
  }
});

test('编号要带读到的版本：读过以后变了的那一条不编号，说明最近一步', async () => {
  const regId = await approved();
  const records = await road.versionsOf([regId]);
  await server.pool.query('update registration set version = version + 1 where reg_id = $1', [
    regId,
  ]);
  await expect(
    (await server.as('county'))(certAssign.create, {
      records,
      recognisedOn: TODAY,
      issueDate: TODAY,
    }),
  ).rejects.toMatchObject({ code: 422, message: expect.stringContaining('数据已被他人修改') });
});

/** The places of an input where a day or a minute is typed. */
function daysIn(schema: z.ZodType, at = ''): string[] {
  const { kind } = factsOf(schema) ?? {};
  if (kind === 'date' || kind === 'dateTime') return [at];
  const { innerType, element, shape, options, left, right } = schema.def as unknown as Partial<
    Record<'innerType' | 'element' | 'left' | 'right', z.ZodType>
  > & {
    readonly shape?: Readonly<Record<string, z.ZodType>>;
    readonly options?: readonly z.ZodType[];
  };
  if (shape)
    return Object.entries(shape).flatMap(([name, inner]) =>
      daysIn(inner, at ? `${at}.${name}` : name),
    );
  if (element) return daysIn(element, `${at}[]`);
  return [innerType, left, right, ...(options ?? [])].flatMap((inner) =>
    inner ? daysIn(inner, at) : [],
  );
}
