import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { OutputOf, Row } from '@tqc/contract/kit';
import { auth, sso as signOn } from '@tqc/contract/rms';
import { authFlow } from '@tqc/domain/people';
import type { ReactNode } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { required } from '../../../kit/form/formFields';
import { useAction } from '../../../kit/form/useAction';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useRecord } from '../../../kit/record/useRecord';
import { call, tellNote } from '../../../kit/session/api';
import { useGate } from '../../../kit/session/useGate';
import { useMay } from '../../../kit/session/useMay';

const { authTeacher, authTeachers, sso, updateAuthById } = auth;
const { getRmsSSO } = signOn;
const SIGN_ON = '进入国家平台';
type Teacher = Row<typeof authTeachers>;
const BY_CERTIFICATE = 2;

/** 教师账号认证: whose accounts are vouched for to the national sign-on. */
export function TeacherAuthScreen({ tabs }: { readonly tabs?: ReactNode }) {
  const { record: state } = useRecord(sso, {}, { when: useMay(sso) });
  const says =
    state === undefined
      ? ''
      : state.connected
        ? `国家平台单点登录：已开通${state.open}个省，未开通${state.closed}个省。`
        : '国家平台单点登录：尚未接入，认证结果在接入后生效。';
  return (
    <ListScreen
      note={`认证通过的教师可以用国家平台账号登录；证书比对由系统得出结果，人工核对由提交人以外的人决定。${says}`}
      list={authTeachers}
      sorts={['submittedAt']}
      search={['name', 'idNo', 'way', 'result', 'submittedAtFrom', 'submittedAtTo']}
      columns={[
        { key: 'name', title: '姓名', width: 120, pinned: 'left' },
        'result',
        'idNo',
        'mobile',
        'certNo',
        'way',
        { key: 'message', title: '说明', width: 220, ellipsis: true },
        'asker',
        'submittedAt',
        'operator',
        'handledAt',
      ]}
      toolbar={
        <>
          <FormButton
            call={authTeacher}
            label="新增认证"
            primary
            fields={[required('name'), required('idNo'), required('mobile'), 'certNo', 'way']}
            initial={{ way: String(BY_CERTIFICATE) }}
          />
          <SignOnButton reason={signOnReason(state)} />
        </>
      }
      actionsWidth={210}
      rowActions={(row) => verdicts(row)}
    >
      {tabs}
    </ListScreen>
  );
}

/** Why nobody gets into the platform from here; undefined where the way is open or not known. */
function signOnReason(state: OutputOf<typeof sso> | undefined): string | undefined {
  if (!state) return undefined;
  if (!state.connected) return '还没有接入国家平台，请联系系统管理员配置';
  return state.open === 0 ? '单点登录接口没有开通，请在“国办接口开关”中开通' : undefined;
}

/** Opens the national platform for the caller, by a link that serves once. */
function SignOnButton({ reason }: { readonly reason: string | undefined }) {
  const may = useMay(getRmsSSO);
  useGate({ label: SIGN_ON, call: getRmsSSO, may, when: true, reason });
  const [open, busy] = useAction(async () => {
    // Opened by the click itself: a window that comes later is taken for an advertisement.
    const page = window.open('', '_blank');
    try {
      const { url } = await call(getRmsSSO, {});
      if (page) page.location.replace(url);
      else tellNote('浏览器拦截了新窗口，请允许本网站打开窗口后再试');
    } catch (error) {
      page?.close();
      throw error;
    }
  });
  if (!may) return null;
  return (
    <Button
      disabled={reason !== undefined}
      loading={busy}
      title={reason}
      onClick={() => void open()}
    >
      {SIGN_ON}
    </Button>
  );
}

/** The comparison, or both verdicts of a person; who failed may be tried again. */
function verdicts(row: Teacher) {
  const { authId, name, result, way, version } = row;
  const byHand = way !== BY_CERTIFICATE && authFlow.can('pass', result);
  const why = row.mine ? { reason: '自己提交的由其他人核对' } : {};
  return (
    <>
      <AskButton
        call={updateAuthById}
        row={{ version }}
        input={{ authId, action: 'check' }}
        label="比对"
        link
        question={`用证书库核对“${name}”的姓名、证件号码和证书号码吗？结果立即生效。`}
        when={way === BY_CERTIFICATE && authFlow.can('pass', result)}
      />
      <FormButton
        call={updateAuthById}
        row={{ version }}
        input={{ authId, action: 'pass' }}
        label="通过"
        link
        fields={['message']}
        intro={`“${name}”经人工核对通过认证。`}
        when={byHand}
        {...why}
      />
      <FormButton
        call={updateAuthById}
        row={{ version }}
        input={{ authId, action: 'fail' }}
        label="不通过"
        link
        danger
        fields={[required('message')]}
        intro={`“${name}”经人工核对不通过，请说明原因。`}
        when={byHand}
        {...why}
      />
      <AskButton
        call={updateAuthById}
        row={{ version }}
        input={{ authId, action: 'again' }}
        label="重新认证"
        link
        question={`“${name}”回到待认证，可以再次比对或核对。确定吗？`}
        when={authFlow.can('again', result)}
      />
    </>
  );
}
