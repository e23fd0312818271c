import { accessQuery } from '@tqc/contract/register';
import type { Row } from '@tqc/contract/kit';
import { accessQueryFlow } from '@tqc/domain/register';
import { maskIdNo } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { placeOf } from '../../kit/personal';
import { serve } from '../../kit/serve';
import { store, withinDays } from '../../kit/store';
import { newQueryBatch, requireAccessPlatform } from '../../trade/accessPlatform';
import {
  ACCESS_QUERY,
  addDocument,
  recordStep,
  requireRead,
  requireUndeleted,
  requireUnsettled,
  SCANS,
} from '../../trade/registration';
import { sendData } from './review/accessQueries';

type OutputBatch = Row<typeof accessQuery.zzStatus>;

const rows = store('registration', 'regId');

export const accessQueryRoutes = serve(accessQuery, {
  sendData,
  zzStatus: async (call) => {
    const { pageNo, pageSize, batchNo, sentAtFrom, sentAtTo, sort } = call.input;
    const where = sql`batch_no <> '' and ${batchNo === undefined ? sql`true` : sql`batch_no = ${batchNo}`}
      and ${withinDays('sent_at', sentAtFrom, sentAtTo) ?? sql`true`}`;
    const direction = sort === 'sentAt.asc' ? sql`asc` : sql`desc`;
    const { rows: record } = await sql<OutputBatch>`
      select batch_no, min(sent_at) as sent_at, min(operator) as operator, count(*)::int as total,
        count(*) filter (where result = 11)::int as asked, count(*) filter (where result = 0)::int as normal,
        count(*) filter (where result between 1 and 4)::int as abnormal, count(*) filter (where result = 10)::int as cancelled
      from access_query where ${where} group by batch_no
      order by min(sent_at) ${direction}, batch_no ${direction} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(
      call.db,
    );
    const { rows } = await sql<{ n: number }>`
      select count(distinct batch_no)::int as n from access_query where ${where}`.execute(call.db);
    return { total: rows[0]?.n ?? 0, exact: true, record };
  },
  zzData: async (call) => {
    const found = await call.db
      .selectFrom('accessQuery')
      .selectAll()
      .where('batchNo', '=', call.input.batchNo)
      .orderBy('queryId')
      .execute();
    return {
      record: found.map((row) => ({
        ...row,
        idNo: maskIdNo(
          call.app.personal.open(placeOf('registration', 'id_no', row.regId), row.idNo),
        ),
      })),
    };
  },
  fuyi: async (call) => {
    const { regId, reason, fileId } = call.input;
    requireAccessPlatform(call.app);
    const row = await rows(call).hold(regId);
    if (row.orgId !== call.who.orgId) throw outOfReach();
    await requireRead(call.db, row, call.version);
    requireUndeleted(row);
    requireUnsettled(row);
    const accessResult = accessQueryFlow.next('reconsider', row.accessResult ?? -1);
    if (fileId) {
      await ownUpload(call, fileId, SCANS);
      await addDocument(call.db, row, { kind: 'reconsideration', title: '复议材料', fileId });
    }
    await recordStep(call, row, {
      step: ACCESS_QUERY,
      event: '申请复议',
      toStatus: row.status,
      opinion: reason,
    });
    await call.enqueue('accessQuery', { regId });
    return rows(call).change(regId, {
      accessResult,
      accessBatch: await newQueryBatch(call),
      accessAskedAt: call.now.toISOString(),
    });
  },
});
