import { factsOf, type OutputOf } from '@tqc/contract/kit';
import { AuditState, SignInStep, system } from '@tqc/contract/rms';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import type { ReactNode } from 'react';
import { FormButton } from '../../../kit/form/buttons';
import { showValue } from '../../../kit/form/fieldsOf';
import { required } from '../../../kit/form/formFields';
import { useReloadTurn } from '../../../kit/list/useReload';
import { detailItem } from '../../../kit/record/detailItem';
import { momentText } from '../../../kit/record/momentText';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { ViewButton } from '../../../kit/record/ViewButton';
import { useSession } from '../../../kit/session/session';
import styles from './SystemSwitches.module.css';

type Steps = OutputOf<typeof system.getAuthentication>['record'];
type Suspended = OutputOf<typeof system.getSuspend>;

const CENTRE = 5;
const PLAIN = 'none';
const SHUTTING =
  '停用期间，所选机构的人不能登录；已经登录的，到开始时间自动退出，没有提交的内容不会保存。';

/** What holds for the whole installation: the audit, what signing in needs, and who may not. */
export function SystemSwitches() {
  const turn = useReloadTurn();
  const { record: steps, ...ofSteps } = useRecord(system.getAuthentication, {}, { turn });
  const { record: suspended, ...ofSuspend } = useRecord(system.getSuspend, {}, { turn });
  const mayChange = useSession(({ user }) => user?.orgType === CENTRE);
  const failure = ofSteps.failure ?? ofSuspend.failure;
  if (failure && (!steps || !suspended)) {
    const reload = () => {
      ofSteps.reload();
      ofSuspend.reload();
    };
    return (
      <section className={styles.card} aria-label="系统开关">
        <RecordLine failure={failure} onRetry={reload} />
      </section>
    );
  }
  return (
    <section className={styles.card} aria-label="系统开关">
      <DescriptionList
        columns={1}
        loading={!steps || !suspended}
        items={[
          { label: '审计', value: <Beside text="一直开启，不能关闭">{<AuditButton />}</Beside> },
          {
            label: '登录验证',
            value: (
              <Beside text={stepsText(steps?.record ?? [])}>
                <ViewButton
                  call={system.getAuthentication}
                  input={{}}
                  label="各类机构"
                  title="各类机构的登录验证"
                >
                  {({ record }) => <StepFacts steps={record} />}
                </ViewButton>
                <StepButton steps={steps?.record ?? []} when={mayChange} />
              </Beside>
            ),
          },
          {
            label: '停用登录',
            value: (
              <Beside text={suspended ? suspensionText(suspended) : ''}>
                {suspended && <SuspendButtons suspended={suspended} mayChange={mayChange} />}
              </Beside>
            ),
          },
        ]}
      />
    </section>
  );
}

function Beside({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <span className={styles.value}>
      {text}
      {children}
    </span>
  );
}

function AuditButton() {
  const names = ['since', 'rows', 'checked', 'whole', 'verifiedAt', 'signedAt', 'head'] as const;
  return (
    <ViewButton call={system.getAudit} input={{}} label="审计状态" title="审计状态">
      {(state) => (
        <DescriptionList
          columns={2}
          items={names.map((name) => ({
            ...detailItem(name, factsOf(AuditState.shape[name]), state[name]),
            wide: name === 'head',
          }))}
        />
      )}
    </ViewButton>
  );
}

const wordOf = (step: string) => showValue(factsOf(SignInStep.shape.step), step);
const typeOf = (type: number) => showValue(factsOf(SignInStep.shape.orgType), type);

/** Those of whom more is asked than the password. */
function stepsText(steps: Steps): string {
  const more = steps.filter(({ step }) => step !== PLAIN);
  if (more.length === 0) return '只用密码';
  return more.map((one) => `${typeOf(one.orgType)}：${wordOf(one.step)}`).join('；');
}

function StepFacts({ steps }: { readonly steps: Steps }) {
  return (
    <DescriptionList
      columns={2}
      items={steps.map(({ orgType: type, step, people, withoutMobile, withoutKey }) => ({
        label: typeOf(type),
        value: `${wordOf(step)}（在用${people}人，${withoutMobile}人没有手机号码，${withoutKey}人没有USB Key）`,
        wide: true,
      }))}
    />
  );
}

function StepButton({ steps, when }: { readonly steps: Steps; readonly when: boolean }) {
  return (
    <FormButton
      call={system.setAuthentication}
      label="设置登录验证"
      link
      intro="从下一次登录起生效。没有登记手机号码的人收不到验证码，请先看“各类机构”里的人数。"
      fields={['orgType', 'step', 'reason']}
      toInput={({ orgType: chosen }) => ({
        version: steps.find((one) => String(one.orgType) === chosen)?.version ?? 0,
      })}
      when={when}
    />
  );
}

function suspensionText({ orgTypes, fromAt, toAt, running, notice }: Suspended): string {
  if (orgTypes.length === 0 || fromAt === null || toAt === null) return '没有停用';
  const who = orgTypes.map(typeOf).join('、');
  return `${running ? '正在停用' : '已设置'}：${who}，${momentText(fromAt)}至${momentText(toAt)}，${notice}`;
}

function SuspendButtons({
  suspended: { version, orgTypes },
  mayChange,
}: {
  readonly suspended: Suspended;
  readonly mayChange: boolean;
}) {
  return (
    <>
      <FormButton
        call={system.setSuspend}
        label="设置停用登录"
        link
        danger
        intro={SHUTTING}
        fields={[
          required('orgTypes'),
          required('fromAt'),
          required('toAt'),
          required('notice'),
          'reason',
        ]}
        input={{ action: 'set', version }}
        when={mayChange}
      />
      <FormButton
        call={system.setSuspend}
        label="解除停用"
        link
        fields={['reason']}
        input={{ action: 'lift', version }}
        when={mayChange && orgTypes.length > 0}
      />
    </>
  );
}
