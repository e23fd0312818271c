import { baseOrg, baseOrgDisable } from '@tqc/contract/basic';
import type { OutputOf } from '@tqc/contract/kit';
import { POINT } from '@tqc/domain/organisations';
import { useState } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { call } from '../../../kit/session/api';
import { stopFields } from './StopsLink';

type Org = OutputOf<typeof baseOrg.get>;

interface StopButtonProps {
  readonly label: string;
  readonly row: { readonly orgId: string; readonly orgName: string };
  /** Whether it is there: the list reads it before it draws anything. */
  readonly when: boolean;
  readonly onDone?: () => void;
}

/** Stops an organisation; what waits there, and who attends to it then, is told beforehand. */
export function StopButton({ label, row, when, onDone }: StopButtonProps) {
  const [org, setOrg] = useState<Org>();
  return (
    <FormButton
      call={baseOrgDisable.create}
      label={label}
      link
      danger
      fields={stopFields}
      input={{ orgId: row.orgId }}
      load={async () => {
        setOrg(await call(baseOrg.get, { orgId: row.orgId }));
        return {};
      }}
      intro={
        <>
          <p>{`停用后“${row.orgName}”的人不能登录，已登录的也要退出。`}</p>
          {org && effectsOf(org).map((text) => <p key={text}>{text}</p>)}
        </>
      }
      when={when}
      {...(onDone ? { onDone } : {})}
    />
  );
}

/** What a stop means for what is there, one sentence each; nothing is said of what is not. */
function effectsOf(org: Org): string[] {
  return org.orgType === POINT ? ofPoint(org) : ofOrganisation(org);
}

function ofPoint({ parentName, users, waitingCases, waitingEnrollments, arranged }: Org) {
  const waiting = said([
    [waitingCases, '份没有确认的认定申请'],
    [waitingEnrollments, '份待初核的注册申请'],
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

function ofOrganisation({ below, points, users, waitingCases, waitingEnrollments }: Org) {
  const waiting = said([
    [waitingCases, '份认定申请'],
    [waitingEnrollments, '份注册申请'],
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
