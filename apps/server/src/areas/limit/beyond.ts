import type { limit } from '@tqc/contract/limit';
import { limitStatus } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { personNo } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import type { CallContext } from '../../kit/serve';
import { statusIn } from '../../kit/store';
import { restrictionRows, type Restriction } from './restrictions';
import { masked } from './shown';

const PROVINCE = 4;

type Beyond = CallContext<typeof limit.queryNationLimitation | typeof limit.queryLimitationOther>;
const NOTHING = { total: 0, record: [] };

/** Of the whole country, by what only somebody who has the case knows. */
export async function queryNationLimitation(call: CallContext<typeof limit.queryNationLimitation>) {
  const { idNo, name, purpose } = call.input;
  // Nothing was asked yet: the page has just been opened.
  if (idNo === undefined && name === undefined && purpose === undefined) return NOTHING;
  if (idNo === undefined) throw refuse('idNo', '请填写完整的证件号码');
  if (name === undefined) throw refuse('name', '请填写姓名');
  requirePurpose(purpose);
  return found(call, sql`nation_limits(${personIn(call)}::bytea, ${name}::text)`);
}

/** Of other organisations: the province sees its own anyway, those below ask for a person. */
export async function queryLimitationOther(call: CallContext<typeof limit.queryLimitationOther>) {
  const { input, who } = call;
  const { idNo, name, purpose, limitType } = input;
  if (who.orgType >= PROVINCE) {
    const page = await restrictionRows(call).page(input, {
      equal: ['limitType', 'prov'],
      like: ['name'],
      sealed: ['idNo'],
      where: [
        sql`org_id <> ${who.orgId} and (${statusIn('status', limitStatus.group.inForce)} or status = ${limitStatus.code('released')})`,
      ],
    });
    return { ...page, record: page.record.map(shownIn(call)) };
  }
  if (idNo === undefined && name === undefined && purpose === undefined) return NOTHING;
  if (idNo === undefined && name === undefined) throw refuse('name', '请填写姓名或证件号码');
  requirePurpose(purpose);
  const { record } = await found(
    call,
    sql`province_limits(${personIn(call)}::bytea, ${name ?? null}::text)`,
  );
  const wanted = record.filter((row) => limitType === undefined || row.limitType === limitType);
  return { total: wanted.length, record: wanted };
}

function requirePurpose(purpose: string | undefined): void {
  if (purpose === undefined) throw refuse('purpose', '请填写查询用途，每次查询都有记录');
}

const shownIn =
  ({ app }: Beyond) =>
  (row: Restriction) => ({ ...row, idNo: masked(app, row) });

const personIn = ({ app, input: { idNo } }: Beyond) =>
  idNo === undefined ? null : app.personal.index('idNo', personNo(idNo));

async function found(call: Beyond, from: RawBuilder<unknown>) {
  // The function of the database chooses what of an entry is shown.
  const { rows } = await sql<Restriction>`select * from ${from}`.execute(call.db);
  return { total: rows.length, record: rows.map(shownIn(call)) };
}
