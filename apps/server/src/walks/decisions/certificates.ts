import {
  cert,
  certApply,
  certApplyDecisionCalls,
  certChange,
  certChangeDecisionCalls,
} from '@tqc/contract/cert';
import {
  certApplyDecisions,
  certApplyFlow,
  certChangeDecisions,
  certChangeFlow,
} from '@tqc/domain/cert';
import { certChangeStatus, certStatus } from '@tqc/domain/dictionaries';
import { opinionNeed, RuleError, TooLate, type Flow } from '@tqc/domain/kit';
import { received } from '../../areas/cert/examples/blanks';
import { testOrgs, type TestOrg } from '../../testing/server';
import {
  applied,
  certById,
  certOfChange,
  changeAsked,
  changed,
  keyChangeAsked,
} from '../certCases';
import { call, once, server } from '../stage';
import { gone, handsOn, opinion, rowsOf, type InFlow, type Table } from './flowRows';
import { stepWritten, type Told } from './life';
import type { Decided, Machine } from './machine';

/** Somebody who decides none of them. */
const ASKER = testOrgs.otherCounty.id;

/** What of a table of decisions is looked at here. */
interface Decisions<K extends string> {
  get(name: K): Told & { readonly needs: readonly string[] };
}

/** What a decision needs, who does not take it, and how it stands in the life of its case. */
const decisionOf =
  <K extends string>(
    kind: string,
    at: Table,
    decisions: Decisions<K>,
    flow: Pick<Flow<K>, 'next'>,
  ) =>
  (name: K) => ({
    needs: decisions.get(name).needs.map(() => opinion(opinionNeed.sentence)),
    more: {
      ...handsOn(at, 'asked_by'),
      left: (id: string, { status: from }: InFlow) =>
        stepWritten(kind, id, decisions.get(name), { from, to: flow.next(name, from) }),
    },
  });

interface ApplyState extends InFlow {
  /** The certificate was deleted meanwhile. */
  readonly deleted?: true;
  /** Its new paper is not printed, or was fetched. */
  readonly paper?: 'none' | 'fetched';
}

const APPLY = { table: 'cert_apply', key: 'apply_id' };
const ofApply = rowsOf(APPLY, 'id', certApplyFlow);
const applyDecision = decisionOf('certApply', APPLY, certApplyDecisions, certApplyFlow);

const stock = once(received);
const certOfApplication = async (applyId: string) => {
  const { rows } = await server.pool.query<{ id: string }>(
    'select cert_id::text as id from cert_apply where apply_id = $1',
    [applyId],
  );
  return rows[0]?.id;
};

/** An application with its certificate, and the blank that stands on. */
async function standApplication(applyId: string, { status, deleted, paper }: ApplyState) {
  const certId = await certOfApplication(applyId);
  await server.pool.query(
    `update cert_apply set status = $2, asked_by = $3, fetched_by = '', last_opinion = '',
       fetched_on = case when $4 then '2024-06-17'::date end where apply_id = $1`,
    [applyId, status, ASKER, paper === 'fetched'],
  );
  await server.pool.query('update cert set status = $2 where cert_id = $1', [
    certId,
    certStatus.code(deleted ? 'deleted' : 'normal'),
  ]);
  await server.pool.query(
    `insert into blank_no (serial, stock_id, org_id, state, cert_id, operator, at, prov, city, county)
     select 'W' || cert_id, $2, org_id, $3, cert_id, '', now(), prov, city, county from cert where cert_id = $1
     on conflict (serial) do update set state = $3`,
    [certId, await stock(), paper === 'none' ? 2 : 1],
  );
}

const FETCHED = '已登记领取，不必重复操作';
const UNPRINTED = '证书还没有打印，打印后再登记领取';
/** Applications for a certificate to be issued again: another person of the same office decides. */
const application: Machine<ApplyState> = {
  name: '证书补发换发',
  ...APPLY,
  besides: [
    { status: certChangeStatus.code('pending'), deleted: true },
    { status: certChangeStatus.code('passed'), paper: 'none' },
    { status: certChangeStatus.code('passed'), paper: 'fetched' },
  ],
  tables: [certApplyDecisions, certApplyFlow],
  make: applied,
  stand: standApplication,
  decided: [
    ...certApplyDecisions.keys.map((name): Decided<ApplyState> => {
      const { needs, more } = applyDecision(name);
      return ofApply.one({
        name,
        by: ['county'],
        one: certApplyDecisionCalls.update,
        input: { decision: name, opinion: '照片不清' },
        needs,
        more: {
          ...more,
          after: ({ status, deleted }: ApplyState) => {
            const next = certApplyFlow.next(name, status);
            if (name === 'pass' && deleted) throw new RuleError('证书已删除或已收回，不能补发换发');
            return { status: next };
          },
        },
      });
    }),
    ofApply.one({
      name: 'again',
      by: ['county'],
      one: certApply.update,
      input: { action: 'again', remark: '已补充' },
      needs: [
        {
          need: 'collected',
          said: { collected: false },
          field: 'collected',
          sentence: '换发要先收回原证，收回后请勾选',
        },
        {
          need: 'reason',
          said: { reason: 1 },
          field: 'reason',
          sentence: '遗失的证书请办理补发',
        },
      ],
    }),
    ofApply.one({
      name: 'handOver',
      by: ['county'],
      one: certApply.update,
      input: { action: 'handOver', fetchedBy: '周若禾' },
      needs: [
        {
          need: 'fetchedBy',
          said: { fetchedBy: undefined },
          field: 'fetchedBy',
          sentence: '请输入领取人',
        },
      ],
      more: {
        after: ({ status, paper }: ApplyState) => {
          const next = certApplyFlow.next('handOver', status);
          if (paper === 'fetched') throw new TooLate(FETCHED);
          if (paper === 'none') throw new RuleError(UNPRINTED);
          return { status: next, fetched_by: '周若禾' };
        },
      },
    }),
    ofApply.one({
      name: 'remove',
      by: ['county'],
      one: certApply.remove,
      input: {},
      more: gone(certApplyFlow, 'remove'),
    }),
  ],
};

interface ChangeState extends InFlow {
  /** The certificate was deleted meanwhile. */
  readonly deleted?: true;
}

const CHANGE = { table: 'cert_change', key: 'chg_id' };
const ofChange = rowsOf(CHANGE, 'chgId', certChangeFlow);
/** The call that removes one has a word of its own for its number. */
const ofRemoval = rowsOf(CHANGE, 'chgCertid', certChangeFlow);
const changeDecision = decisionOf('certChange', CHANGE, certChangeDecisions, certChangeFlow);

/** A change, with its certificate as it was before it. */
async function standChange(chgId: string, { status, deleted }: ChangeState) {
  await server.pool.query('update cert_change set status = $2, asked_by = $3 where chg_id = $1', [
    chgId,
    status,
    ASKER,
  ]);
  await server.pool.query(
    "update cert set status = $2, name = '演示原名', graduate_school = '演示原校' where cert_id = $1",
    [await certOfChange(chgId), certStatus.code(deleted ? 'deleted' : 'normal')],
  );
}

/** Which fields change, and who decides on them. */
const FIELDS = {
  plain: { by: 'county', make: () => changeAsked(), more: {} },
  key: { by: 'city', make: keyChangeAsked, more: { name: '演示更名人' } },
} as const satisfies Readonly<
  Record<string, { by: TestOrg; make: () => Promise<string>; more: object }>
>;

/** What is entered anew with its scans; they are handed in once for all who try. */
function againOf(more: object) {
  const entered = once(() => changed(undefined, { ...more }));
  return async (org: TestOrg, chgId: string) => {
    const { certId, version } = await certById(await certOfChange(chgId));
    const input = { certId, chgId, ...(await entered()) };
    return call(org, cert.certificateChange, { input, version });
  };
}

/** Changes of certificates: of a key field the office above decides, else another person. */
function change(kind: keyof typeof FIELDS): Machine<ChangeState> {
  const { by, make, more } = FIELDS[kind];
  return {
    name: kind === 'key' ? '证书变更（关键字段）' : '证书变更（普通字段）',
    ...CHANGE,
    besides: (['pending', 'failed'] as const).map((state) => ({
      status: certChangeStatus.code(state),
      deleted: true,
    })),
    tables: [certChangeDecisions, certChangeFlow],
    make,
    stand: standChange,
    decided: [
      ...certChangeDecisions.keys.map((name): Decided<ChangeState> => {
        const { needs, more: written } = changeDecision(name);
        return ofChange.one({
          name,
          by: [by],
          one: certChangeDecisionCalls.approve,
          input: { decision: name, opinion: '材料不清' },
          needs,
          more: {
            ...written,
            after: ({ status, deleted }: ChangeState) => {
              const next = certChangeFlow.next(name, status);
              if (name === 'approve' && deleted)
                throw new RuleError('证书已删除或已收回，请退回变更');
              return { status: next };
            },
          },
        });
      }),
      ofChange.one({
        name: 'again',
        by: ['county'],
        one: cert.certificateChange,
        input: {},
        more: {
          after: ({ status, deleted }: ChangeState) => {
            if (deleted) throw new RuleError('证书已删除或已收回，不能申请变更');
            return { status: certChangeFlow.next('again', status) };
          },
          // It is a call on the certificate, with the version of that one.
          send: againOf(more),
        },
      }),
      ofRemoval.one({
        name: 'remove',
        by: ['county'],
        one: certChange.delCertChangeAndDetail,
        input: {},
        more: gone(certChangeFlow, 'remove'),
      }),
    ],
  };
}

/** Certificates issued again and changed (`domain/cert`). */
export const certificates = [application, change('plain'), change('key')];
