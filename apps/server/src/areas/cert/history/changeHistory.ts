import { changedConclusion } from '@tqc/domain/cert';
import {
  certChangeType,
  enrollDisqualification,
  finalJudgement,
  recordStatusEnroll,
  unmetCondition,
} from '@tqc/domain/dictionaries';
import { enrollRecordFlow, validUntil } from '@tqc/domain/enroll';
import { refuse, RuleError } from '@tqc/domain/kit';
import { readCertificateNo } from '@tqc/domain/shared';
import type { cert } from '@tqc/contract/cert';
import type { enrollmentChange } from '@tqc/contract/enroll';
import { outOfReach } from '../../../kit/failure';
import type { CallContext } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';
import { recordCaseSteps } from '../../../trade/cases';
import { ENROLLMENT } from '../../../trade/enrollments';
import type { Change, Item } from '../change/changes';
import { openChange } from '../change/openChange';
import { maskOfHistory } from './maskOf';
import { askedOf } from './temps';

/** A registration that counts, as the database holds it. */
export type History = RowOf<'enrollmentHistory'>;
export const histories = store('enrollmentHistory', 'histId');
const enrollments = store('enrollment', 'enrId');
const HELD = { unversioned: 'it is held since it was read' };
const QUALIFIED = finalJudgement.code('qualified');
const DEFERRED = finalJudgement.code('deferred');
const NORMAL = recordStatusEnroll.code('normal');

/** 注册历史撤销 and 注册结论变更: asked for by whose registration it is, decided one level above. */
export async function askHistory(call: CallContext, input: Asked) {
  const { who } = call;
  if (input.histId === undefined) throw refuse('histId', '请从注册历史里选择一条');
  const row = await histories(call).hold(input.histId);
  if (row.orgId !== who.orgId) throw outOfReach();
  if ((await askedOf(call, 'histId', [row.histId])).size > 0)
    throw new RuleError('这条注册历史的变更申请正在审批，请先办结');
  const isRevoking = input.kind === 'revoke';
  const { items, wanted } = isRevoking ? revoking(row, input) : concluding(row, input);
  const ctId = row.ctId ?? readCertificateNo(row.certNo)?.ctId;
  if (ctId === undefined)
    throw new RuleError('证书号码不能识别资格种类，请先在证书管理中更正证书号码');
  const { certNo, orgId, orgName, prov, city, county, name, idIndex } = row;
  return openChange(call, {
    type: isRevoking ? 'historyRevoked' : 'historyConclusion',
    certId: null,
    of: { certNo, ctId, orgId, orgName, prov, city, county, name, idIndex },
    idMask: await maskOfHistory(call, row),
    items,
    wanted,
    more: { histId: row.histId, explanation: input.explanation },
    scans: { proof: input.files },
  });
}

type Asked = Pick<
  CallContext<typeof cert.change>['input'],
  'kind' | 'histId' | 'conclusion' | 'conditions' | 'reasons' | 'explanation' | 'files'
>;
interface Wanted {
  readonly items: readonly Item[];
  readonly wanted: Readonly<Record<string, unknown>>;
}

/** The same of a registration that was concluded: what the history says of it changes. */
export async function askConclusion(call: CallContext<typeof enrollmentChange.applyCertChange>) {
  const { certNo, enrId, idNo, ...asked } = call.input;
  const row = await call.db
    .selectFrom('enrollmentHistory')
    .select(['histId', 'idRef', 'certNo'])
    .where('enrId', '=', enrId)
    .executeTakeFirst();
  if (!row || row.idRef !== idNo || row.certNo !== certNo) throw outOfReach();
  return askHistory(call, { ...asked, kind: 'conclude', histId: row.histId });
}

function revoking(row: History, { reasons }: Asked): Wanted {
  const after = enrollRecordFlow.next('revoke', row.recordStatus);
  if (reasons === undefined) throw refuse('reasons', '请选择撤销的原因');
  return {
    items: [recordItem(row.recordStatus, after), reasonItem(reasons, enrollDisqualification)],
    wanted: { reasons },
  };
}

function concluding(row: History, { conclusion, conditions, reasons }: Asked): Wanted {
  if (conclusion === undefined) throw refuse('conclusion', '请选择新结论');
  if (conclusion === row.conclusion && row.recordStatus === NORMAL)
    throw refuse('conclusion', '新结论与原结论相同，请重新选择');
  if (conclusion === DEFERRED && conditions === undefined)
    throw refuse('conditions', '暂缓注册请选择未达条件');
  if (conclusion !== QUALIFIED && conclusion !== DEFERRED && reasons === undefined)
    throw refuse('reasons', '注册不合格请选择原因');
  const until = conclusion === QUALIFIED ? validUntil(row.concludedOn, null) : null;
  const said = conclusion === DEFERRED ? conditions : reasons;
  return {
    items: [
      {
        field: 'conclusion',
        label: '注册结论',
        before: finalJudgement.label(row.conclusion),
        after: finalJudgement.label(conclusion),
      },
      ...(until === row.validUntil
        ? []
        : [
            {
              field: 'validUntil',
              label: '有效期止',
              before: row.validUntil ?? '',
              after: until ?? '',
            },
          ]),
      ...(row.recordStatus === NORMAL ? [] : [recordItem(row.recordStatus, NORMAL)]),
      ...(conclusion === QUALIFIED || said === undefined
        ? []
        : [reasonItem(said, conclusion === DEFERRED ? unmetCondition : enrollDisqualification)]),
    ],
    wanted: { conclusion, validUntil: until },
  };
}

const recordItem = (before: number, after: number): Item => ({
  field: 'recordStatus',
  label: '记录状态',
  before: recordStatusEnroll.label(before),
  after: recordStatusEnroll.label(after),
});
const reasonItem = (
  codes: readonly number[],
  list: { readonly label: (code: number) => string },
): Item => ({
  field: 'reasons',
  label: '原因',
  before: '',
  after: codes.map((code) => list.label(code)).join('、'),
});

/** What passed stands in the history and in the registration that it tells of. */
export async function changeHistory(call: CallContext, change: Change, histId: string) {
  const row = await histories(call).hold(histId);
  const isRevoking = change.changeType === certChangeType.code('historyRevoked');
  const { conclusion, validUntil: until } = change.wanted as {
    readonly conclusion?: number;
    readonly validUntil?: string | null;
  };
  if (!isRevoking && !changedConclusion.codes.includes(conclusion ?? 0))
    throw new Error('what is concluded anew has a conclusion');
  const recordStatus = isRevoking ? enrollRecordFlow.next('revoke', row.recordStatus) : NORMAL;
  const concluded = isRevoking ? {} : { conclusion, validUntil: until ?? null };
  await histories(call).change(histId, { recordStatus, ...concluded }, HELD);
  if (row.enrId === null) return null;
  const of = await enrollments(call).hold(row.enrId);
  const event = isRevoking ? 'revoke' : 'restore';
  const moved = enrollRecordFlow.can(event, of.recordStatus)
    ? { recordStatus: enrollRecordFlow.next(event, of.recordStatus) }
    : {};
  const judged = isRevoking
    ? {}
    : { status: conclusion, finalJudgement: conclusion, validUntil: until ?? null };
  await enrollments(call).change(row.enrId, { ...moved, ...judged }, HELD);
  await recordCaseSteps(
    ENROLLMENT,
    () => of.enrId,
    call,
    [of],
    () => ({
      step: certChangeType.label(change.changeType),
      event: '审核通过',
      toStatus: conclusion ?? of.status,
      opinion: `${change.chgNo}：${change.summary}`,
    }),
  );
  return null;
}
