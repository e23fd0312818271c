import { EnrollmentHistory, enrollmentHistory } from '@tqc/contract/cert';
import { factsOf } from '@tqc/contract/kit';
import { finalJudgement, recordStatusEnroll } from '@tqc/domain/dictionaries';
import { RENEWAL_DAYS } from '@tqc/domain/enroll';
import { refuse } from '@tqc/domain/kit';
import {
  checkIdNo,
  chinaDay,
  dayAfter,
  isCertificateNo,
  maskIdNo,
  personNo,
  requireDay,
} from '@tqc/domain/shared';
import { sql } from 'kysely';
import { outOfReach } from '../../../kit/failure';
import { newId } from '../../../kit/newId';
import { serve, type CallContext } from '../../../kit/serve';
import { histories, type History } from './changeHistory';
import { nationKey, trackNo } from './looks';
import { masksOfHistories } from './maskOf';
import { NOT_APPLIED, remind } from './remind';
import {
  askedOf,
  faultsOf,
  heldTemp,
  mended,
  numberOf,
  orgOfTemp,
  REGISTRATIONS,
  storedTemp,
  temps,
  voidTemp,
  type Temp,
} from './temps';

const EARLIEST = '2011-01-01';
const QUALIFIED = finalJudgement.code('qualified');
type Listing = CallContext<typeof enrollmentHistory.list>;

export const enrollmentHistoryRoutes = serve(enrollmentHistory, {
  list: (call) => (call.input.temp === true ? tempList(call) : historyList(call)),
  get: async (call) => {
    const { enrId, idNo, temp = false } = call.input;
    if (temp) {
      const row = await temps(call).get(enrId);
      if (row.idRef !== idNo || row.track !== REGISTRATIONS) throw outOfReach();
      return tempShown(call, row);
    }
    const row = await histories(call).get(enrId);
    const [full] = await historiesShown(call, row.idRef === idNo ? [row] : []);
    if (!full) throw outOfReach();
    return full;
  },
  remind,
  handleTemp: async (call) => {
    const { input } = call;
    const row = await heldTemp(call, REGISTRATIONS);
    if (input.action === 'void') return voidTemp(call, row);
    const fields = mended(row, { ...input }, labelOf);
    const org = await orgOfTemp(call, String(fields['orgId']));
    const idNo = personNo(input.idNo ?? numberOf(call, row));
    await requireRegistration(call, fields, idNo);
    const { app, db } = call;
    const { orgId, orgName, prov, city, county } = org;
    await db
      .insertInto('enrollmentHistory')
      .values({
        histId: newId(),
        enrId: null,
        orgId,
        orgName,
        prov,
        city,
        county,
        idIndex: app.personal.index('idNo', idNo),
        idMask: maskIdNo(idNo),
        idRef: app.personal.idRef(idNo),
        name: row.name,
        certNo: String(fields['certNo']),
        ctId: Number(fields['ctId']),
        subjectName: row.subjectName,
        workUnit: String(fields['workUnit']),
        registrationType: Number(fields['registrationType']),
        enrollNumber: Number(fields['enrollNumber']),
        conclusion: Number(fields['conclusion']),
        concludedOn: String(fields['concludedOn']),
        validUntil: fields['conclusion'] === QUALIFIED ? String(fields['validUntil']) : null,
        dataSource: row.dataSource,
      })
      .execute();
    return storedTemp(call, row, `证书号码${String(fields['certNo'])}`);
  },
  queryNation: async (call) => {
    const key = nationKey(call, call.input);
    if (key === undefined) return { total: 0, record: [] };
    const { rows } = await sql<History>`
      select * from nation_histories(${key.person}::bytea, ${key.number}::text)`.execute(call.db);
    const named = rows.filter(
      ({ name }) => call.input.name === undefined || name === call.input.name,
    );
    const maskOf = await masksOfHistories(call, named);
    return {
      total: named.length,
      record: named.map((row) => ({
        ...row,
        enrId: row.histId,
        idNo: maskOf(row),
        queryNo: trackNo(call, row),
      })),
    };
  },
});

async function historyList(call: Listing) {
  const { input, now } = call;
  const today = chinaDay(now);
  const page = await histories(call).page(
    { ...input, sort: input.sort?.replace('enrId', 'histId') },
    {
      equal: [
        'certNo',
        'prov',
        'city',
        'county',
        'registrationType',
        'enrollNumber',
        'conclusion',
        'recordStatus',
      ],
      like: ['name', 'orgName', 'workUnit'],
      sealed: ['idNo'],
      filled: ['name'],
      between: ['validUntil'],
      where: [
        // What was renewed, or is being renewed, is not due.
        input.expiring === true
          ? sql`valid_until between ${today}::date and ${dayAfter(today, RENEWAL_DAYS)}::date and ${NOT_APPLIED}`
          : undefined,
        input.overdue === true ? sql`valid_until < ${today}::date and ${NOT_APPLIED}` : undefined,
        // Only rows of old collections have these.
        [input.importNo, input.reason, input.status].some((one) => one !== undefined)
          ? sql`false`
          : undefined,
      ],
    },
  );
  return { ...page, record: await historiesShown(call, page.record) };
}

async function historiesShown(call: CallContext, found: readonly History[]) {
  const [maskOf, asked] = await Promise.all([
    masksOfHistories(call, found),
    askedOf(
      call,
      'histId',
      found.map(({ histId }) => histId),
    ),
  ]);
  return found.map((row) => ({
    ...row,
    enrId: row.histId,
    idNo: maskOf(row),
    status: null,
    reason: null,
    importNo: '',
    ...NOTHING_HANDLED,
    own: row.orgId === call.who.orgId,
    asked: asked.has(row.histId),
  }));
}
const NOTHING_HANDLED = {
  opinion: '',
  handler: '',
  handlerOrg: '',
  handledAt: null,
  faults: [] as string[],
};

async function tempList(call: Listing) {
  const { orgName, sort, ...rest } = call.input;
  const asked = {
    ...rest,
    issuer: orgName,
    track: REGISTRATIONS,
    sort: sort?.replace('enrId', 'id'),
  };
  const page = await temps(call).page(asked, {
    equal: [
      'track',
      'certNo',
      'prov',
      'city',
      'county',
      'registrationType',
      'enrollNumber',
      'conclusion',
      'reason',
      'importNo',
      'status',
    ],
    like: ['name', 'issuer', 'workUnit'],
    sealed: ['idNo'],
    filled: ['name'],
    between: ['validUntil'],
  });
  return { ...page, record: page.record.map((row) => tempShown(call, row)) };
}

const tempShown = (call: CallContext, row: Temp) => ({
  ...row,
  enrId: row.id,
  archiveNo: row.paperArchiveNo || null,
  recordStatus: recordStatusEnroll.code('normal'),
  idNo: row.idMask || maskIdNo(numberOf(call, row)),
  orgName: row.issuer,
  teachGrade: null,
  firstReview: null,
  recheck: null,
  faults: faultsOf(row),
  remindedAt: null,
  own: false,
  asked: false,
});

const shape: Readonly<Record<string, (typeof EnrollmentHistory.shape)['enrId'] | undefined>> =
  EnrollmentHistory.shape as never;
function labelOf(field: string): string {
  if (field === 'orgId') return '注册机构';
  const schema = shape[field];
  return (schema && factsOf(schema)?.label) ?? field;
}

/** What is taken over holds together: number, certificate, days. */
async function requireRegistration(
  { db, app, now }: Pick<CallContext, 'db' | 'app' | 'now'>,
  fields: Readonly<Record<string, unknown>>,
  idNo: string,
): Promise<void> {
  const read = checkIdNo(Number(fields['idType']), idNo);
  if (!read.ok) throw refuse('idNo', read.message);
  if (!isCertificateNo(String(fields['certNo']), read.sex ?? Number(fields['sex'] ?? 0)))
    throw refuse('certNo', '证书号码应为15位或17位，第11位与性别一致，请核对');
  const concludedOn = String(fields['concludedOn']);
  requireDay('concludedOn', '结论日期', concludedOn, { from: EARLIEST, to: chinaDay(now) });
  if (fields['conclusion'] === QUALIFIED && String(fields['validUntil']) <= concludedOn)
    throw refuse('validUntil', '有效期止应在结论日期之后，请核对');
  const twice = await db
    .selectFrom('enrollmentHistory')
    .select('histId')
    .where('idIndex', '=', app.personal.index('idNo', idNo))
    .where('enrollNumber', '=', Number(fields['enrollNumber']))
    .executeTakeFirst();
  if (twice) throw refuse('enrollNumber', '该人员已有这一次的注册历史，请核对，或作废本条');
}
