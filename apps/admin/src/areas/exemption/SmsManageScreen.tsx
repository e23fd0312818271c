import { normaleUniversity } from '@tqc/contract/applicant';
import { MOST_SMS_LETTERS, normalSmsTask } from '@tqc/contract/exemption';
import type { InputOf } from '@tqc/contract/kit';
import { lookup } from '@tqc/contract/lookup';
import { msgSysmsg } from '@tqc/contract/message';
import { smsTaskTarget } from '@tqc/domain/dictionaries';
import { smsTaskFlow } from '@tqc/domain/exemption';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import type { FormValues } from '@tqc/ui/FormDialog';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { choices, required, type NamedField } from '../../kit/form/formFields';
import { useChoices } from '../../kit/form/useChoices';
import { ListScreen } from '../../kit/list/ListScreen';
import { useKindTabs } from '../../kit/list/useKindTabs';
import { ViewButton } from '../../kit/record/ViewButton';
import { useClassYears } from './useClassYears';

const { create, get, list, update } = normalSmsTask;
const STUDENTS = smsTaskTarget.code('students');
const TABS = [
  { key: 'tasks', label: '短信任务' },
  { key: 'log', label: '短信日志' },
] as const;
type Entered = InputOf<typeof create>;

/** 短信发送管理 */
export function SmsManageScreen() {
  const { kind, tabs } = useKindTabs('短信', TABS, 'tab');
  if (kind?.key === 'log')
    return (
      <ListScreen
        note="本机构所辖范围发出的短信；发送失败的在短信任务里重发。"
        list={msgSysmsg.querySms}
        search={['name', 'mobile', 'sendstatus', 'smsMsg']}
        columns={['name', 'sendstatus', 'mobile', 'createTime', 'sendTime', 'failReason', 'smsMsg']}
      >
        {tabs}
      </ListScreen>
    );
  return <Tasks>{tabs}</Tasks>;
}

function Tasks({ children }: { readonly children: React.ReactNode }) {
  const classYear = useClassYears();
  const fields = useTaskFields();
  return (
    <ListScreen
      note="给高校的账号或采集的学生发短信；手机和机构都有次数限制，没发出去的可以重发。"
      list={list}
      search={[
        'taskName',
        'target',
        'status',
        classYear,
        { name: 'createdAt', label: '创建时间', kind: 'dateRange' },
      ]}
      sorts={['taskId', 'planAt']}
      columns={[
        'taskName',
        'status',
        'target',
        'classYear',
        'people',
        'ok',
        'failed',
        'planAt',
        'content',
        'creator',
        'createdAt',
      ]}
      actionsWidth={236}
      toolbar={
        <FormButton
          call={create}
          label="新增短信任务"
          primary
          drawer
          fields={fields}
          initial={{ target: String(STUDENTS) }}
          toInput={taskInput}
          intro="不选学校的，发给所辖全部学校；短信每70字计一条，最长500字。"
          done={({ people }) => `已保存，将发给${String(people)}人`}
        />
      }
      rowActions={(row) => (
        <>
          <ViewButton call={get} input={{ taskId: row.taskId }} title={row.taskName}>
            {(task) => (
              <DescriptionList
                items={[
                  { label: '接收对象', value: smsTaskTarget.label(task.target) },
                  { label: '学校', value: task.collegeNames || '所辖全部学校' },
                  { label: '人数', value: task.people },
                  { label: '成功数', value: task.ok },
                  { label: '失败数', value: task.failed },
                  { label: '计划时间', value: task.planAt },
                  { label: '短信内容', value: task.content, wide: true },
                ]}
              />
            )}
          </ViewButton>
          <AskButton
            call={update}
            row={row}
            label="立即发送"
            link
            input={{ action: 'send' }}
            question={`现在就发送“${row.taskName}”吗？发出以后不能收回。`}
            when={smsTaskFlow.can('send', row.status)}
          />
          <AskButton
            call={update}
            row={row}
            label="取消"
            link
            input={{ action: 'cancel' }}
            question={`取消“${row.taskName}”吗？取消以后不再发送。`}
            when={smsTaskFlow.can('cancel', row.status)}
          />
          <AskButton
            call={update}
            row={row}
            label="重发失败"
            link
            input={{ action: 'retry' }}
            question={`把没发出去的${String(row.failed)}条再发一次吗？`}
            when={smsTaskFlow.can('retry', row.status) && row.failed > 0}
          />
        </>
      )}
    >
      {children}
    </ListScreen>
  );
}

function useTaskFields() {
  const years = useChoices(lookup.queryNormalBatch, {}, ({ year, name }) => ({
    value: String(year),
    label: name,
  }));
  const colleges = useChoices(
    normaleUniversity.getCollegeDict,
    {},
    ({ collegeId, code, name }) => ({ value: collegeId, label: `${name}（${code}）` }),
    () => undefined,
  );
  const college: NamedField<'collegeIds'> = {
    of: 'collegeIds',
    change: ({ name, label }) => ({
      name,
      label,
      kind: 'multiSelect',
      options: [...colleges],
      wide: true,
    }),
  };
  const states: NamedField<'statuses'> = {
    of: 'statuses',
    change: (field) => ({
      ...field,
      hint: '不选的，发给全部学生',
      when: (values: FormValues) => Number(values['target']) === STUDENTS,
    }),
  };
  const content: NamedField<'content'> = {
    of: 'content',
    change: (field) => ({ ...field, required: true, wide: true, maxLength: MOST_SMS_LETTERS }),
  };
  const plan: NamedField<'planAt'> = {
    of: 'planAt',
    change: (field) => ({ ...field, hint: '留空的立即发送' }),
  };
  return [
    required('taskName'),
    required('target'),
    choices('classYear', years),
    college,
    states,
    content,
    plan,
  ] as const;
}

const taskInput = (values: FormValues): Partial<Entered> =>
  Number(values['target']) === STUDENTS ? {} : { statuses: [] };
