import { certChangeDecisionCalls } from '@tqc/contract/cert';
import { certChangeDecisions, certChangeFlow } from '@tqc/domain/cert';
import { certChangeBasis, changeReason } from '@tqc/domain/dictionaries';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { casesOf } from '../../../trade/cases';
import { limitsOf } from '../../../trade/registration';
import { scansBeside } from '../caseFiles';

/** A change as the database holds it. */
export type Change = RowOf<'certChange'>;

const CHANGE = 'certChange';
export const changeRows = store('certChange', 'chgId');
/** What changes rest on. */
export const proofs = scansBeside(CHANGE);

/** Changes as cases: which organisation decides stands in the change itself. */
export const changes = casesOf(changeRows, {
  table: 'certChange',
  key: 'chgId',
  kind: CHANGE,
  decisions: certChangeDecisions,
  flow: certChangeFlow,
  calls: certChangeDecisionCalls,
  deciders: { decider: (row, who) => row.deciderId === who.orgId },
  // What was refused is asked for anew by the call that asks: it makes the change whole.
  moves: {},
  list: {
    equal: ['chgNo', 'certNo', 'changeType', 'status'],
    like: ['name', 'orgName'],
    sealed: ['idNo'],
  },
  dress: async (call, rows) => {
    const versionOf = await certVersions(call, rows);
    return (row) => ({
      id: row.chgId,
      idNo: row.idMask,
      // Of the log alone a row is one field.
      label: '',
      before: '',
      after: '',
      why: whyOf(row),
      certVersion: versionOf(row),
    });
  },
  beside: async (call, row) => {
    const [itemsIn, of, checks] = await Promise.all([
      itemsOf(call, [row.chgId]),
      proofs.of(call, row.chgId),
      checksOf(call, row),
    ]);
    const { subjectName: _name, ...wanted } = row.wanted as Readonly<Record<string, unknown>>;
    return {
      wanted,
      items: [...itemsIn(row.chgId)],
      files: of('proof'),
      photo: of('photo')[0] ?? null,
      checks,
    };
  },
  tells: { applicant: ({ askedBy }) => ({ person: askedBy, page: 'cert.changeRecord' }) },
  facts: ({ name, chgNo, changeType }) => ({ name, chgNo, changeType }),
});

/** Why something is asked for, in the words of its kind. */
const whyOf = ({ basis, reason, explanation }: Change) =>
  [
    basis === null ? '' : certChangeBasis.label(basis),
    reason === null ? '' : changeReason.label(reason),
    explanation,
  ]
    .filter(Boolean)
    .join('：');

/** A field of a change, as it is shown. */
export type Item = Pick<RowOf<'certChangeItem'>, 'field' | 'label' | 'before' | 'after'>;

/** The fields of some changes. */
export async function itemsOf(
  { db }: Pick<CallContext, 'db'>,
  chgIds: readonly string[],
): Promise<(chgId: string) => readonly Item[]> {
  if (chgIds.length === 0) return () => [];
  const rows = await db
    .selectFrom('certChangeItem')
    .select(['chgId', 'field', 'label', 'before', 'after'])
    .where('chgId', 'in', [...chgIds])
    .orderBy('itemId')
    .execute();
  return (id) => rows.filter(({ chgId }) => chgId === id);
}

/** The versions of the certificates that changes are about. */
async function certVersions({ db }: Pick<CallContext, 'db'>, found: readonly Change[]) {
  const ids = found.flatMap(({ certId }) => certId ?? []);
  const { rows: certs } = await sql<{ certId: string; version: number }>`
    select cert_id, version from cert where cert_id in (${sql.join(['0', ...ids])})`.execute(db);
  return (row: Change) => certs.find(({ certId }) => certId === row.certId)?.version ?? null;
}

/** 限制库核查 and 重号核查, as they stand today. */
async function checksOf({ db, now }: Pick<CallContext, 'db' | 'now'>, row: Change) {
  const [limits, same] = await Promise.all([
    limitsOf(db, row.idIndex, chinaDay(now)),
    db
      .selectFrom('certKey')
      .select('certId')
      .where(
        'certNo',
        '=',
        String((row.wanted as Readonly<Record<string, unknown>>)['certNo'] ?? ''),
      )
      .executeTakeFirst(),
  ]);
  const isTaken = same !== undefined && same.certId !== row.certId;
  return [
    limits.length === 0
      ? '限制库核查：没有限制记录'
      : `限制库核查：${limits.map(({ orgName, beginDate }) => `${orgName}${beginDate}起限制`).join('；')}`,
    isTaken ? '重号核查：新的证书号码已被其他证书使用' : '重号核查：证书号码没有重复',
  ];
}
