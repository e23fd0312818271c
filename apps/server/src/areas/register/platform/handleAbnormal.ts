import type { exchange } from '@tqc/contract/register';
import type { ParsedOf } from '@tqc/contract/kit';
import { pushState } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { abnormalFlow, mendable, pushFlow, type MendableField } from '@tqc/domain/platform';
import { checkIdNo, isCertificateNo, isCreditCode, normalIdNo, personNo } from '@tqc/domain/shared';
import type { CallContext } from '../../../kit/serve';
import {
  mendedOf,
  messageOf,
  sealMended,
  type Mended,
  type PushRow,
} from '../../../trade/platform';
import { eachPush } from './eachPush';

type Asked = CallContext<typeof exchange.handleAbnormal>;
type Input = ParsedOf<typeof exchange.handleAbnormal>;

/** Mends what came back or failed, sends it anew as it stands, or lets it be with a reason. */
export function handleAbnormal(call: Asked) {
  const { action, preview, reason, records } = call.input;
  if (action === 'ignore' && !preview && reason === '') throw refuse('reason', '请输入忽略的原因');
  if (action === 'fix' && records.length > 1) throw refuse('records', '每条的内容不同，请逐条修正');
  return eachPush(call, (row) => {
    const operator = call.who.name;
    if (action === 'ignore') return { ...ignored(row), reason, operator };
    const moved = again(row);
    const mended = action === 'fix' ? merged(call, row) : undefined;
    return { ...moved, ...mended, reason, operator };
  });
}

/** What goes anew: what arrived before is another round, and the platform tells them apart. */
function again(row: PushRow) {
  const nextAt = null;
  if (row.state === pushState.code('failed'))
    return { state: pushFlow.next('again', row.state), nextAt };
  return {
    state: pushFlow.next('mend', row.state),
    abnormalStatus: abnormalFlow.next('mend', row.abnormalStatus ?? -1),
    round: row.round + 1,
    tries: 0,
    firstFailureAt: null,
    nextAt,
  };
}

function ignored(row: PushRow) {
  if (row.state === pushState.code('failed'))
    return { state: pushFlow.next('ignoreFailed', row.state) };
  return {
    state: pushFlow.next('ignoreReturned', row.state),
    abnormalStatus: abnormalFlow.next('ignore', row.abnormalStatus ?? -1),
  };
}

const FIELDS: readonly MendableField[] = [
  'name',
  'idNo',
  'creditCode',
  'itemCode',
  'acceptedAt',
  'doneAt',
  'certNo',
];

/** What was typed laid over what is mended already; only what is at fault may be written anew. */
function merged({ app, input, now }: Asked, row: PushRow) {
  const allowed = mendable(row.answerCode);
  if (allowed.length === 0) throw new RuleError('该问题没有可以修正的内容，处理后请直接重新推送');
  const typed = FIELDS.filter((name) => input[name] !== undefined && input[name] !== '');
  if (typed.length === 0) throw new RuleError('请填写修正后的内容');
  const other = typed.find((name) => !allowed.includes(name));
  if (other) throw refuse(other, '该内容没有被退回，不能修正');
  requireRight(input);
  const mended: Mended = { ...mendedOf(app.personal, row) };
  for (const name of typed) mended[name] = written(name, input[name] ?? '');
  const stands = messageOf(app.personal, row, '');
  // The organisation's own code is not among what was sent with the case. A number is not compared:
  // whoever tries one after the other would be told which is right.
  const compared = typed.filter((name) => name !== 'idNo');
  const isNew = (name: MendableField) => name === 'creditCode' || mended[name] !== stands[name];
  if (compared.length === typed.length && !compared.some(isNew))
    throw new RuleError('没有更正任何内容；核对无误请用“重新推送”');
  const { acceptedAt = row.acceptedAt, doneAt = row.doneAt } = mended;
  for (const [name, at] of Object.entries({ acceptedAt, doneAt }))
    if (at && new Date(at) > now) throw refuse(name, '时间不能晚于现在');
  if (acceptedAt && doneAt && new Date(doneAt) < new Date(acceptedAt))
    throw refuse('doneAt', '办结时间不能早于受理时间');
  // The number at the platform may be another one before this: a failed one gets a key of its own.
  return {
    mended: sealMended(app.personal, row.pushId, mended),
    round: row.round + 1,
    ...(mended.name === undefined ? {} : { name: mended.name }),
    ...(mended.idNo === undefined
      ? {}
      : { idIndex: app.personal.index('idNo', personNo(mended.idNo)) }),
  };
}

/** Minutes are typed in China's time and travel as moments. */
function written(name: MendableField, value: string): string {
  if (name === 'idNo') return normalIdNo(value);
  if (name !== 'acceptedAt' && name !== 'doneAt') return value;
  return new Date(`${value.replace(' ', 'T')}:00+08:00`).toISOString();
}

function requireRight({ certNo, creditCode, idNo, itemCode }: Input): void {
  const found = idNo === undefined ? undefined : checkIdNo(typeOf(idNo), idNo);
  if (found && !found.ok) throw refuse('idNo', found.message);
  if (creditCode !== undefined && !isCreditCode(creditCode))
    throw refuse('creditCode', '统一社会信用代码不正确，请核对18位代码');
  if (itemCode !== undefined && !/^[0-9A-Z]{6,30}$/.test(itemCode))
    throw refuse('itemCode', '事项编码为6至30位数字或大写字母');
  if (certNo !== undefined && certNo !== '' && !isCertificateNo(certNo))
    throw refuse('certNo', '证照编号应为17位证书号码');
}

/** Eighteen signs are the number of a citizen, others a document from elsewhere. */
const CITIZEN = 1;
const ELSEWHERE = 9;
const typeOf = (idNo: string) => (normalIdNo(idNo).length === 18 ? CITIZEN : ELSEWHERE);
