import type { baseOrg } from '@tqc/contract/basic';
import type { OutputOf } from '@tqc/contract/kit';
import { POINT } from '@tqc/domain/organisations';

type Org = OutputOf<typeof baseOrg.get>;
type Waiting = NonNullable<Org['waiting']>;

/** What a stop would mean for what is there, one sentence each; nothing is said of what is not. */
export function StopEffects({ org }: { readonly org: Org }) {
  return stopEffects(org).map((text) => <p key={text}>{text}</p>);
}

function stopEffects(org: Org): readonly string[] {
  const { orgName, orgType, waiting } = org;
  const effect = `停用后“${orgName}”的人不能登录，已登录的也要退出。`;
  if (!waiting) return [effect];
  return [effect, ...(orgType === POINT ? ofPoint(org, waiting) : ofOrganisation(org, waiting))];
}

function ofPoint({ parentName, users }: Org, { cases, enrollments, arranged }: Waiting) {
  const waiting = said([
    [cases, '份没有确认的认定申请'],
    [enrollments, '份待初核的注册申请'],
  ]);
  return [
    `这里有${users}名确认人员。新的工作安排不能再选它。`,
    waiting === ''
      ? '没有等这里办理的申请。'
      : `这里还有${waiting}，停用后由${parentName}办理，也可以先转移到其他确认点。`,
    ...(arranged > 0
      ? [`当前的${arranged}个工作安排不随着停用，仍会收到网报；不再接收的请先停用这些安排。`]
      : []),
  ];
}

function ofOrganisation({ below, points, users }: Org, { cases, enrollments }: Waiting) {
  const waiting = said([
    [cases, '份认定申请'],
    [enrollments, '份注册申请'],
  ]);
  const under = said([
    [below, '个下级机构'],
    [points, '个确认点'],
  ]);
  return [
    `这里有${users}名用户${under === '' ? '' : `；${under}不随着停用，仍可登录办理`}。`,
    waiting === ''
      ? '没有等这里办理的申请。'
      : `这里还有${waiting}没有办结，停用期间没有人办理，时限照常计算；要交给其他机构请用“撤并”。`,
  ];
}

const said = (counts: readonly (readonly [number, string])[]) =>
  counts.flatMap(([n, what]) => (n > 0 ? `${n}${what}` : [])).join('、');
