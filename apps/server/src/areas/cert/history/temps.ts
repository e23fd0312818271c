import { tempFaults, tempHistoryFlow } from '@tqc/domain/cert';
import { certChangeStatus, tempHistoryStatus } from '@tqc/domain/dictionaries';
import { recognises } from '@tqc/domain/organisations';
import { refuse, RuleError } from '@tqc/domain/kit';
import { outOfReach } from '../../../kit/failure';
import { placeOf } from '../../../kit/personal';
import type { CallContext } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { recordCaseSteps } from '../../../trade/cases';

/** A row of an old collection, as the database holds it. */
export type Temp = RowOf<'historyTemp'>;
export const CERTS = 1;
export const REGISTRATIONS = 2;

const TEMP = 'historyTemp';
export const temps = store('historyTemp', 'id');

/** The row with its columns under the names of the fields they fill. */
const asFields = (row: Temp) => ({ ...row, recognisedOn: row.issuedOn });

/** The fields in fault of a row that waits. */
export const faultsOf = (row: Temp): string[] =>
  row.status === tempHistoryStatus.code('waiting')
    ? tempFaults(row.track === CERTS ? 'cert' : 'enrollment', asFields(row))
    : [];

/** The number of its person, as the collection had it. */
export const numberOf = ({ app }: Pick<CallContext, 'app'>, { id, idNo }: Temp): string =>
  app.personal.open(placeOf('history_temp', 'id_no', id), idNo);

type Handling = CallContext & {
  readonly input: {
    readonly id: string;
    readonly action: 'correct' | 'void';
    readonly opinion?: string | undefined;
  };
};

/** A row of one kind, held as it was read. */
export async function heldTemp(call: Handling, track: number): Promise<Temp> {
  const row = await temps(call).hold(call.input.id);
  if (row.track !== track) throw outOfReach();
  tempHistoryFlow.next(call.input.action, row.status);
  return row;
}

/** 作废: with a reason, and only read from then on. */
export async function voidTemp(call: Handling, row: Temp): Promise<null> {
  const status = tempHistoryFlow.next('void', row.status);
  const { opinion } = call.input;
  if (opinion === undefined) throw refuse('opinion', '请填写作废原因');
  return handled(call, row, { status, opinion }, '作废');
}

/** 入库: what it became is named in its life. */
export const storedTemp = (call: Handling, row: Temp, said: string) =>
  handled(
    call,
    row,
    { status: tempHistoryFlow.next('correct', row.status), opinion: said },
    '修正入库',
  );

async function handled(
  call: Handling,
  row: Temp,
  values: { readonly status: number; readonly opinion: string },
  event: string,
): Promise<null> {
  const { now, who } = call;
  await temps(call).change(row.id, {
    ...values,
    handledBy: who.adminId,
    handler: who.name,
    handlerOrg: who.orgName,
    handledAt: now.toISOString(),
  });
  await stepOf(call, row, { event, toStatus: values.status, opinion: values.opinion });
  return null;
}

/** One step in the life of such a row. */
export const stepOf = (
  call: Pick<CallContext, 'db' | 'who' | 'now' | 'note'>,
  row: Temp,
  step: { readonly event: string; readonly toStatus: number; readonly opinion: string },
) =>
  recordCaseSteps(
    TEMP,
    ({ id }: Temp) => id,
    call,
    [row],
    () => ({ step: '非正式历史', ...step }),
  );

/**
 * The fields of the row as they are to be: those in fault from what was entered, the others as they
 * are. One in fault that is not entered is asked for.
 */
export function mended(
  row: Temp,
  entered: Readonly<Record<string, unknown>>,
  labelOf: (field: string) => string,
): Readonly<Record<string, unknown>> {
  const whole: Record<string, unknown> = { ...asFields(row) };
  for (const name of faultsOf(row)) {
    if (entered[name] === undefined) throw refuse(name, `请填写${labelOf(name)}`);
    whole[name] = entered[name];
  }
  return whole;
}

/** The organisation that a mended row belongs to. */
export async function orgOfTemp({ db }: Pick<CallContext, 'db'>, orgId: string) {
  const org = await db
    .selectFrom('org')
    .select(['orgId', 'orgName', 'orgType', 'orgBizType', 'prov', 'city', 'county'])
    .where('orgId', '=', orgId)
    .executeTakeFirst();
  if (!org || !recognises(org)) throw refuse('orgId', '请选择县级、市级或省级的机构');
  return org;
}

/** Of some rows those about which an application waits. */
export async function askedOf(
  { db }: Pick<CallContext, 'db'>,
  key: 'tempId' | 'histId',
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('certChange')
    .select(key)
    .where(key, 'in', ['0', ...ids])
    .where('status', '=', certChangeStatus.code('pending'))
    .execute();
  return new Set(rows.flatMap((row) => (row as Record<typeof key, string | null>)[key] ?? []));
}

/** A row of before 2012 whose application passed. */
export async function storeOld(call: CallContext, tempId: string, certNo: string): Promise<void> {
  const row = await temps(call).hold(tempId);
  const { now, who } = call;
  const status = tempHistoryFlow.next('correct', row.status);
  const opinion = `证书号码${certNo}`;
  await temps(call).change(
    tempId,
    {
      status,
      opinion,
      handledBy: who.adminId,
      handler: who.name,
      handlerOrg: who.orgName,
      handledAt: now.toISOString(),
    },
    { unversioned: 'it is held, and what was asked for names it' },
  );
  await stepOf(call, row, { event: '转为正式证书', toStatus: status, opinion });
}

/** What is kept of before 2012 comes in by an application. */
export function requireOfOld(row: Temp): void {
  if (row.province2012)
    throw new RuleError('2012年前的数据请用「申请转正式」提交，由本机构另一人审批后入库');
}
