import { cert } from '@tqc/contract/cert';
import { maskIdNo } from '@tqc/domain/shared';
import { sql, type Selectable } from 'kysely';
import { placeOf } from '../../kit/personal';
import { serve, type CallContext } from '../../kit/serve';
import { store, summedTotal } from '../../kit/store';
import type { Tables } from '../../kit/tables';
import { lifeOf } from '../../trade/cases';
import { addCert, addOld } from './change/addCert';
import { approveChange } from './change/approveChange';
import { certificateChange } from './change/certificateChange';
import { CERT } from './change/certSteps';
import { deleteOrRestore, recoveryCert, removeCert, restoreCert } from './change/removal';
import { askHistory } from './history/changeHistory';
import { printCerts } from './print/printCerts';
import { printed, printTest } from './print/printed';
import { resetPrint } from './print/resetPrint';

const rows = store('cert', 'certId');
/** Filters that the summary of totals knows; with any other one the rows are counted. */
const SUMMED = { status: 'status', ctId: 'ct_id', prov: 'prov', city: 'city', county: 'county' };
type Row = Selectable<Tables['cert']>;

export const certRoutes = serve(cert, {
  list: async (call) => {
    const { assignId, certNo } = call.input;
    const page = await rows(call).page(call.input, {
      like: ['name'],
      byName: 'cert_named',
      // A run names its applications. A number leads to one row of the country, and the key of
      // numbers knows where it is.
      where: [
        certNo === undefined
          ? undefined
          : sql`cert_id = (select k.cert_id from cert_key k where k.cert_no = ${certNo}) and city = (select k.city from cert_key k where k.cert_no = ${certNo})`,
        assignId === undefined
          ? undefined
          : sql`city = (select a.city from cert_assign a where a.id = ${assignId}) and reg_id = any((select a.reg_ids from cert_assign a where a.id = ${assignId})::bigint[])`,
      ],
      filled: ['certNo', 'name', 'recognisedOn'],
      total: () => summedTotal(call.db, 'cert_total', SUMMED, call.input),
      equal: [
        'ctId',
        'subjectId',
        'orgId',
        'prov',
        'city',
        'county',
        'dataSource',
        'nation',
        'sex',
        'status',
        'printStatus',
      ],
      between: ['recognisedOn', 'birthDate'],
      sealed: ['idNo'],
    });
    return { ...page, record: page.record.map((row) => masked(call, row)) };
  },
  get: async (call) => {
    const row = await rows(call).get(call.input.certId);
    const steps =
      row.regId === null
        ? []
        : await call.db
            .selectFrom('registrationLog')
            .select(['at', 'step', 'event', 'actor', 'orgName'])
            .where('city', '=', row.city)
            .where('regId', '=', row.regId)
            // By the clock first: what was brought in later may have happened before.
            .orderBy('at')
            .orderBy('logId')
            .execute();
    const later = await lifeOf(call.db, CERT, row.certId);
    const blank = await call.db
      .selectFrom('blankNo')
      .select(['serial', 'runId'])
      .where('certId', '=', row.certId)
      .where('state', '=', 1)
      .executeTakeFirst();
    return {
      ...masked(call, row),
      nation: row.nation || null,
      blankNo: blank?.serial ?? null,
      printRun: row.orgId === call.who.orgId ? (blank?.runId ?? null) : null,
      steps: [...steps.map((step) => ({ ...step, opinion: '' })), ...later].map(
        ({ at, step, event, actor, orgName, opinion }) => ({
          at,
          title: `${step} · ${event}`,
          note: [orgName, actor, opinion].filter(Boolean).join(' '),
        }),
      ),
    };
  },
  update: resetPrint,
  create: addCert,
  change: (call) => (call.input.kind === 'add' ? addOld(call) : askHistory(call, call.input)),
  certificateChange,
  remove: removeCert,
  deleteOrRestore,
  restoreCert,
  recoveryCert,
  beforeCertApprove: approveChange,
  print: printCerts,
  printed,
  printTest,
});

function masked({ app, inFull }: CallContext, row: Row) {
  const idNo = app.personal.open(placeOf('cert', 'id_no', row.certId), row.idNo);
  return { ...row, idNo: inFull.has('idNo') ? idNo : maskIdNo(idNo) };
}
