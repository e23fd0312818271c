import { baseOrgBatchAssign, ecertTask } from '@tqc/contract/ecert';
import { membersOf, type InputOf } from '@tqc/contract/kit';
import { lookup } from '@tqc/contract/lookup';
import { stampType } from '@tqc/domain/dictionaries';
import { MOST_IN_TASK } from '@tqc/domain/ecert';
import { FormDialog, type FormValues } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { atFields } from '../../kit/form/buttons';
import { formInput } from '../../kit/form/fieldsOf';
import { choices, drawnFields, type Wanted } from '../../kit/form/formFields';
import { Press } from '../../kit/form/Press';
import { useAction } from '../../kit/form/useAction';
import { useChoices } from '../../kit/form/useChoices';
import { call } from '../../kit/session/api';
import { useGate } from '../../kit/session/useGate';
import { useMay } from '../../kit/session/useMay';

const { addTask } = ecertTask;
type Asked = InputOf<typeof addTask>;

const members = membersOf(addTask.input);
const CANCEL = 'cancel';
const NAMES = [
  'taskName',
  'taskType',
  'cbId',
  'ctId',
  'recognisedOnFrom',
  'recognisedOnTo',
  'issueDate',
  'stampType',
  'reason',
] as const;

/** 新建任务: what is asked for, then how many certificates that is before it is laid down. */
export function NewTaskButton() {
  const label = '新建任务';
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<FormValues>({});
  const [loading, setLoading] = useState(false);
  const [asked, setAsked] = useState<{ readonly input: Asked; readonly total: number }>();
  const may = useMay(addTask);
  useGate({ label, call: addTask, may, when: true });
  const batches = useChoices(
    may ? lookup.queryCertBatchxx : undefined,
    {},
    ({ cbId, cbName }) => ({ value: cbId, label: cbName }),
    () => undefined,
  );
  const [add] = useAction(async () => call(addTask, asked?.input as Asked), {
    done: ({ total }) => `已新建任务，共${total}张，一分钟内开始`,
    onDone: () => setAsked(undefined),
  });
  if (!may) return null;
  const makes = ({ taskType }: FormValues) => taskType !== CANCEL;
  const fields: readonly Wanted<typeof addTask>[] = [
    'taskName',
    'taskType',
    choices('cbId', batches),
    'ctId',
    'recognisedOnFrom',
    'recognisedOnTo',
    { of: 'issueDate', change: (field) => ({ ...field, when: makes }) },
    { of: 'stampType', change: (field) => ({ ...field, when: makes }) },
    {
      of: 'reason',
      change: (field) => ({ ...field, label: '撤销原因', when: (values) => !makes(values) }),
    },
  ];
  async function begin() {
    const begun = { taskType: 'batchCreate', stampType: String(stampType.code('official')) };
    setStart(begun);
    setLoading(true);
    setOpen(true);
    // The usual day is a help: without it the field is typed.
    const usual = await call(baseOrgBatchAssign.getDefaultIssueDate, {}).catch(() => undefined);
    if (usual?.issueDate) setStart({ ...begun, issueDate: usual.issueDate });
    setLoading(false);
  }
  async function count(values: FormValues) {
    try {
      // Each value is typed by the field of its name; the schema has the last word.
      const filled = Object.entries(formInput(members, NAMES, values)).filter(
        ([, value]) => value !== null && value !== '',
      );
      const input = Object.fromEntries(filled) as Asked;
      const { total } = await call(addTask, { ...input, preview: true });
      setOpen(false);
      setAsked({ input, total });
    } catch (error) {
      throw atFields(error);
    }
  }
  return (
    <>
      <Press label={label} primary onClick={() => void begin()} />
      <FormDialog
        open={open}
        title={label}
        fields={drawnFields(fields, members, false)}
        initial={start}
        loading={loading}
        submitText="计算数量"
        intro={`一个任务最多${MOST_IN_TASK}张，只包括本机构的证书。`}
        columns={2}
        onClose={() => setOpen(false)}
        onSubmit={count}
      />
      <FormDialog
        open={asked !== undefined}
        title="确认新建任务"
        fields={[]}
        intro={`预计数量：${asked?.total ?? 0} 张。任务在后台逐张办理，完成后发消息告知。`}
        submitText="新建任务"
        onClose={() => setAsked(undefined)}
        onSubmit={async () => void (await add())}
      />
    </>
  );
}
