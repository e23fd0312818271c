import type { ParsedOf } from '@tqc/contract/kit';
import { type registration } from '@tqc/contract/register';
import { accessQueryResult, recognitionStatus } from '@tqc/domain/dictionaries';
import { ACCESS_VALID_DAYS, answersOf } from '@tqc/domain/register';
import { bornOn, chinaDay, dayAfter } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { statusIn, store, summedTotal, withinDays } from '../../../kit/store';
import { daysLeftUntil, dueDays } from '../../../trade/calendar';
import { daysLeftCondition, dressRow, orgNames } from '../../../trade/registration';
import { ownCases, ownTotals } from '../ownCases';
import { notDeleted } from '../registrationFigures';

const rows = store('registration', 'regId');
type Filters = ParsedOf<typeof registration.list>;

/** Filters that the summary of totals knows; with any other one the rows are counted. */
const SUMMED = {
  statuses: 'status',
  recordStatus: 'record_status',
  undeleted: notDeleted,
  status: 'status',
  ctId: 'ct_id',
  obId: 'ob_id',
  prov: 'prov',
  city: 'city',
  county: 'county',
};

const EQUAL = [
  'regId',
  'archiveNo',
  'certNo',
  'orgId',
  'pointId',
  'cbId',
  'obId',
  'obtId',
  'subjectId',
  'prov',
  'city',
  'county',
  'ctId',
  'examType',
  'educationLevel',
  'collegeVerifyStatus',
  'accessResult',
  'nation',
  'sex',
  'graduating',
  'normalStudent',
  'collegeAppendFlag',
  'paymentType',
  'recordStatus',
] as const;

/** Finds applications; the total comes from the summary when it knows every filter. */
export async function list(call: CallContext<typeof registration.list>) {
  const { app, now, who, input, inFull } = call;
  const page = await rows(call).page(asColumns(input), {
    like: ['name', 'graduateSchool', 'workUnit'],
    byName: 'registration_named',
    filled: ['name', 'status', 'applyTime', 'lastSubmitTime'],
    equal: EQUAL,
    among: ['status'],
    sealed: ['idNo', 'mobile'],
    where: await conditionsOf(call, input),
    total: () =>
      summedTotal(call.db, 'registration_total', { ...SUMMED, mine: ownTotals(who) }, input),
  });
  const { personal } = app;
  const ids = page.record.flatMap(({ orgId, pointId }) => [orgId, pointId]);
  const [nameOf, daysLeft] = await Promise.all([
    orgNames(call, ids),
    daysLeftUntil(
      call.db,
      page.record.map(({ dueOn }) => dueOn),
      chinaDay(now),
    ),
  ]);
  return {
    ...page,
    record: page.record.map((row) => dressRow(row, { personal, now, nameOf, daysLeft, inFull })),
  };
}

/** The states of both filters, and the order of the days left, as the columns hold them. */
function asColumns({ status, statuses, sort, ...rest }: Filters) {
  const among = status === undefined ? statuses : [status];
  return {
    ...rest,
    ...(among ? { status: among } : {}),
    ...(sort === undefined ? {} : { sort: sort.replace('daysLeft', 'dueOn') }),
  };
}

/** How many of what is asked for stand in each state. */
export async function statusCounts(call: CallContext<typeof registration.statusCounts>) {
  const counted = await rows(call).tally(
    call.input,
    {
      like: ['graduateSchool', 'workUnit'],
      equal: EQUAL,
      where: await conditionsOf(call, call.input, true),
    },
    'status',
  );
  return {
    exact: counted !== undefined,
    record: (counted ?? []).map(({ value: status, n }) => ({ status, n })),
  };
}

async function conditionsOf(
  { db, now, who }: CallContext,
  input: Partial<Filters>,
  anyState = input.status !== undefined || input.statuses !== undefined,
): Promise<(RawBuilder<unknown> | undefined)[]> {
  const { anyNo, daysLeft, status, statuses, ageFrom, ageTo } = input;
  return [
    daysLeft === undefined
      ? undefined
      : daysLeftCondition(daysLeft, await dueDays(db, chinaDay(now)), anyState),
    input.undeleted ? notDeleted : undefined,
    input.returned ? sentBack : undefined,
    anyNo === undefined ? undefined : numbered(anyNo),
    input.mine ? ownCases(who) : undefined,
    status === undefined || statuses === undefined
      ? undefined
      : sql`status in (${sql.join(statuses)})`,
    ageTo === undefined ? undefined : sql`birth_date > ${bornOn(chinaDay(now), ageTo + 1)}::date`,
    ageFrom === undefined ? undefined : sql`birth_date <= ${bornOn(chinaDay(now), ageFrom)}::date`,
    withinDays('apply_time', input.applyTimeFrom, input.applyTimeTo),
    withinDays('confirm_time', input.confirmTimeFrom, input.confirmTimeTo),
    withinDays('approve_time', input.approveTimeFrom, input.approveTimeTo),
    withinDays('access_asked_at', input.accessAskedFrom, input.accessAskedTo),
    input.handedIn === undefined
      ? undefined
      : sql`(last_submit_time > confirm_time) is ${input.handedIn ? sql`true` : sql`not true`}`,
    input.accessMerged === undefined
      ? undefined
      : sql`access_result in (${sql.join(answersOf(input.accessMerged))})`,
    input.accessOver === undefined ? undefined : accessOver(input.accessOver, chinaDay(now)),
  ];
}

/** An archive number comes with the confirmation and stays when the case goes back. */
const sentBack = sql`archive_no is not null and ${statusIn('status', recognitionStatus.group.awaitingConfirmation)}`;

/** Whose answer counted until yesterday at the latest, or everybody else: `isAccessOver` in SQL. */
function accessOver(isOver: boolean, today: string): RawBuilder<unknown> {
  const lastOver = `${dayAfter(today, -ACCESS_VALID_DAYS)}T00:00:00+08:00`;
  const over = sql`access_result = ${accessQueryResult.code('normal')} and access_time < ${lastOver}`;
  return isOver ? over : sql`(${over}) is not true`;
}

/** Digits too many for the key of an application can only be another number. */
const LONGEST_KEY = 16;

/** The application under a number, whichever of its two that is. */
function numbered(no: string): RawBuilder<boolean> {
  const isKey = /^\d+$/.test(no) && no.length <= LONGEST_KEY;
  return isKey
    ? sql<boolean>`(reg_id = ${no} or archive_no = ${no})`
    : sql<boolean>`archive_no = ${no}`;
}
