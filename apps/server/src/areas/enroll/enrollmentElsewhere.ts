import { enrollmentElsewhere } from '@tqc/contract/enroll';
import { refuse } from '@tqc/domain/kit';
import { maskIdNo, personNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { placeOf } from '../../kit/personal';
import { serve, type CallContext } from '../../kit/serve';
import type { Enrollment } from '../../trade/enrollments';

type Beyond = 'nation_enrollments' | 'other_point_enrollments';

interface ByNumber {
  readonly idNo?: string | undefined;
  readonly certNo?: string | undefined;
  readonly name?: string | undefined;
}

/** Registrations under a full number, in a function that looks beyond the caller's rows. */
async function found(call: CallContext, beyond: Beyond, { idNo, certNo, name }: ByNumber) {
  if (idNo === undefined && certNo === undefined) {
    // Nothing was asked yet: the page has just been opened.
    if (name === undefined) return { total: 0, record: [] };
    throw refuse('idNo', '请填写完整的证件号码或证书号码');
  }
  // Numbers of certificates are counted up: whoever asks by one knows whose it is.
  if (certNo !== undefined && name === undefined)
    throw refuse('name', '按证书号码查询时，请同时填写姓名');
  const person = idNo === undefined ? null : call.app.personal.index('idNo', personNo(idNo));
  const rows = await ask(call, beyond, sql`${person}::bytea, ${certNo ?? null}::text, null, null`);
  const named = rows.filter((row) => name === undefined || row.name === name);
  return { total: named.length, record: named.map((row) => masked(call, row)) };
}

/** One of them, by its key and what stands for its person. */
async function opened(
  call: CallContext,
  beyond: Beyond,
  { id, idNo }: { id: string; idNo: string },
) {
  const [row] = await ask(call, beyond, sql`null, null, ${id}::bigint, ${idNo}::text`);
  if (!row) throw outOfReach();
  return masked(call, row);
}

async function ask({ db }: CallContext, beyond: Beyond, given: ReturnType<typeof sql>) {
  const { rows } = await sql<Enrollment>`select * from ${sql.raw(beyond)}(${given})`.execute(db);
  return rows;
}

const masked = ({ app }: CallContext, row: Enrollment) => ({
  ...row,
  idNo: maskIdNo(app.personal.open(placeOf('enrollment', 'id_no', row.enrId), row.idNo)),
});

export const enrollmentElsewhereRoutes = serve(enrollmentElsewhere, {
  enrollMonitoringList: (call) => {
    const { idNo, certNo, purpose } = call.input;
    if ((idNo !== undefined || certNo !== undefined) && purpose === undefined)
      throw refuse('purpose', '请填写查询用途，每次查询都有记录');
    return found(call, 'nation_enrollments', call.input);
  },
  enrollMonitoringView: (call) => opened(call, 'nation_enrollments', call.input),
  otherOrgEnrollList: (call) => found(call, 'other_point_enrollments', call.input),
  otherOrgEnrollDetail: (call) => opened(call, 'other_point_enrollments', call.input),
});
