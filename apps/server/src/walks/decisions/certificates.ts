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
import { opinionNeed, RuleError } from '@tqc/domain/kit';
import { received } from '../../areas/cert/examples/blanks';
import { testOrgs, type TestOrg } from '../../testing/server';
import {
  applied,
  applyVersion,
  certById,
  certOfChange,
  changeAsked,
  changed,
  changeVersion,
  keyChangeAsked,
} from '../certCases';
import { call, once, server } from '../stage';
import { stepWritten } from './life';
import type { Decided, Machine, Missing } from './machine';

const ASKED = '不能审批自己提交的申请';
/** Somebody who decides none of them. */
const ASKER = testOrgs.otherCounty.id;
const OPINION: Missing = { need: 'opinion', said: { opinion: '' }, ...opinionNeed };

interface ApplyState {
  readonly status: number;
  /** The certificate was deleted meanwhile. */
  readonly deleted?: true;
  /** Its new paper is not printed, or was fetched. */
  readonly paper?: 'none' | 'fetched';
}

const APPLY_STATES: readonly ApplyState[] = [
  ...certChangeStatus.codes.map((code) => ({ status: Number(code) })),
  { status: certChangeStatus.code('pending'), deleted: true },
  { status: certChangeStatus.code('passed'), paper: 'none' },
  { status: certChangeStatus.code('passed'), paper: 'fetched' },
];

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

const act =
  (input: object): Decided<ApplyState>['send'] =>
  async (org, id, more) =>
    call(org, certApply.update, {
      input: { id, ...input, ...more },
      version: await applyVersion(id),
    });

/** What an office does with an application besides the decision on it. */
const ofApplication = (
  name: 'again' | 'handOver' | 'remove',
  more: Partial<Decided<ApplyState>> & Pick<Decided<ApplyState>, 'send'>,
): Decided<ApplyState> => ({
  name,
  by: ['county'],
  rights: [(name === 'remove' ? certApply.remove : certApply.update).permission],
  after: ({ status }) => ({ status: certApplyFlow.next(name, status) }),
  needs: [],
  ...more,
});

const FETCHED = '已登记领取，不必重复操作';
const UNPRINTED = '证书还没有打印，打印后再登记领取';
/** Applications for a certificate to be issued again: another person of the same office decides. */
const application: Machine<ApplyState> = {
  name: '证书补发换发',
  table: 'cert_apply',
  key: 'apply_id',
  states: APPLY_STATES,
  tables: [certApplyDecisions, certApplyFlow],
  make: applied,
  stand: standApplication,
  decided: [
    ...certApplyDecisions.keys.map((name): Decided<ApplyState> => {
      const { needs } = certApplyDecisions.get(name);
      return {
        name,
        by: ['county'],
        rights: [certApplyDecisionCalls.update.permission],
        after: ({ status, deleted }) => {
          const next = certApplyFlow.next(name, status);
          if (name === 'pass' && deleted) throw new RuleError('证书已删除或已收回，不能补发换发');
          return { status: next };
        },
        send: act({ decision: name, opinion: '照片不清' }),
        needs: needs.map(() => OPINION),
        hands: {
          set: (id, adminId) =>
            server.pool.query('update cert_apply set asked_by = $2 where apply_id = $1', [
              id,
              adminId,
            ]),
          sentence: ASKED,
        },
        left: (id, { status: from }) =>
          stepWritten('certApply', id, certApplyDecisions.get(name), {
            from,
            to: certApplyFlow.next(name, from),
          }),
      };
    }),
    ofApplication('again', {
      send: act({ action: 'again', remark: '已补充' }),
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
    ofApplication('handOver', {
      after: ({ status, paper }) => {
        const next = certApplyFlow.next('handOver', status);
        if (paper === 'fetched') throw new RuleError(FETCHED);
        if (paper === 'none') throw new RuleError(UNPRINTED);
        return { status: next, fetched_by: '周若禾' };
      },
      send: act({ action: 'handOver', fetchedBy: '周若禾' }),
      needs: [
        {
          need: 'fetchedBy',
          said: { fetchedBy: undefined },
          field: 'fetchedBy',
          sentence: '请输入领取人',
        },
      ],
    }),
    ofApplication('remove', {
      after: ({ status }) => {
        certApplyFlow.next('remove', status);
        return 'gone';
      },
      send: async (org, id) =>
        call(org, certApply.remove, { input: { id }, version: await applyVersion(id) }),
    }),
  ],
};

interface ChangeState {
  readonly status: number;
  /** The certificate was deleted meanwhile. */
  readonly deleted?: true;
}

const CHANGE_STATES: readonly ChangeState[] = [
  ...certChangeStatus.codes.map((code) => ({ status: Number(code) })),
  { status: certChangeStatus.code('pending'), deleted: true },
  { status: certChangeStatus.code('failed'), deleted: true },
];

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
    table: 'cert_change',
    key: 'chg_id',
    states: CHANGE_STATES,
    tables: [certChangeDecisions, certChangeFlow],
    make,
    stand: standChange,
    decided: [
      ...certChangeDecisions.keys.map((name): Decided<ChangeState> => {
        const { needs } = certChangeDecisions.get(name);
        return {
          name,
          by: [by],
          rights: [certChangeDecisionCalls.approve.permission],
          after: ({ status, deleted }) => {
            const next = certChangeFlow.next(name, status);
            if (name === 'approve' && deleted)
              throw new RuleError('证书已删除或已收回，请退回变更');
            return { status: next };
          },
          send: async (org, chgId, left) =>
            call(org, certChangeDecisionCalls.approve, {
              input: { chgId, decision: name, opinion: '材料不清', ...left },
              version: await changeVersion(chgId),
            }),
          needs: needs.map(() => OPINION),
          hands: {
            set: (id, adminId) =>
              server.pool.query('update cert_change set asked_by = $2 where chg_id = $1', [
                id,
                adminId,
              ]),
            sentence: ASKED,
          },
          left: (id, { status: from }) =>
            stepWritten('certChange', id, certChangeDecisions.get(name), {
              from,
              to: certChangeFlow.next(name, from),
            }),
        };
      }),
      {
        name: 'again',
        by: ['county'],
        rights: [cert.certificateChange.permission],
        after: ({ status, deleted }) => {
          if (deleted) throw new RuleError('证书已删除或已收回，不能申请变更');
          return { status: certChangeFlow.next('again', status) };
        },
        send: againOf(more),
        needs: [],
      },
      {
        name: 'remove',
        by: ['county'],
        rights: [certChange.delCertChangeAndDetail.permission],
        after: ({ status }) => {
          certChangeFlow.next('remove', status);
          return 'gone';
        },
        send: async (org, chgId) =>
          call(org, certChange.delCertChangeAndDetail, {
            input: { chgCertid: chgId },
            version: await changeVersion(chgId),
          }),
        needs: [],
      },
    ],
  };
}

/** Certificates issued again and changed (`domain/cert`). */
export const certificates = [application, change('plain'), change('key')];
