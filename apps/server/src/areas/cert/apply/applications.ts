import { certApplyDecisionCalls } from '@tqc/contract/cert';
import { certApplyDecisions, certApplyFlow } from '@tqc/domain/cert';
import { sql } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { casesOf } from '../../../trade/cases';
import { scansBeside } from '../caseFiles';

/** An application as the database holds it. */
export type Application = RowOf<'certApply'>;

/** What the office of the holder does with an application, in its life. */
export const STEP = '补发换发';
const APPLICATION = 'certApply';
export const applicationRows = store('certApply', 'applyId');
/** What was handed in with applications. */
export const scans = scansBeside(APPLICATION);

/** Applications as cases: a second person of the organisation that issued the certificate. */
export const applications = casesOf(applicationRows, {
  table: 'certApply',
  key: 'applyId',
  kind: APPLICATION,
  decisions: certApplyDecisions,
  flow: certApplyFlow,
  calls: certApplyDecisionCalls,
  deciders: { issuer: (row, who) => row.orgId === who.orgId },
  moves: { again: [STEP, '修改后再提交'], handOver: [STEP, '登记领取'] },
  list: {
    equal: ['applyNo', 'certNo', 'kind', 'status'],
    like: ['name'],
    sealed: ['idNo'],
    filled: ['appliedAt'],
  },
  dress: async (call, rows) => {
    const paperOf = await papersOf(call, rows);
    return (row) => ({ id: row.applyId, idNo: row.idMask, ...paperOf(row) });
  },
  beside: async (call, { applyId }) => {
    const of = await scans.of(call, applyId);
    const one = (part: string) => of(part)[0] ?? null;
    return {
      noticeFile: one('notice'),
      formFile: one('form'),
      identityFile: one('identity'),
      photoFile: one('photo'),
    };
  },
  tells: { applicant: ({ askedBy }) => ({ person: askedBy, page: 'cert.reissue' }) },
  facts: ({ name, applyNo, kind }) => ({ name, applyNo, kind }),
});

/** The papers of certificates as they are today. */
export async function papersOf(
  { db }: Pick<CallContext, 'db'>,
  found: readonly Pick<Application, 'certId'>[],
) {
  const { rows: papers } = await sql<{
    certId: string;
    version: number;
    printStatus: number;
    blankNo: string | null;
  }>`select c.cert_id, c.version, c.print_status, b.serial as blank_no from cert c
    left join blank_no b on b.cert_id = c.cert_id and b.state = 1
    where c.cert_id in (${sql.join(['0', ...found.map(({ certId }) => certId)])})`.execute(db);
  return (row: Pick<Application, 'certId'>) => {
    const paper = papers.find(({ certId }) => certId === row.certId);
    return {
      blankNo: paper?.blankNo ?? null,
      printStatus: paper?.printStatus ?? 0,
      certVersion: paper?.version ?? 0,
    };
  };
}
