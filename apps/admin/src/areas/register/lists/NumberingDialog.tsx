import { certAssign } from '@tqc/contract/cert';
import { DateField, SelectField } from '@tqc/ui/fields';
import { Dialog } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { NumbersAhead } from '../../../kit/form/NumbersAhead';
import { useAction } from '../../../kit/form/useAction';
import { call } from '../../../kit/session/api';
import { todayText } from '../../../kit/record/momentText';
import { transport } from '../../../kit/session/session';
import { useRecord } from '../../../kit/record/useRecord';

const ORDERS = [
  { value: 'pointArchiveNo', label: '确认点、档案号' },
  { value: 'archiveNo', label: '档案号' },
  { value: 'regId', label: '报名号' },
];

/** 生成证书编号: shows who gets which number before it makes any. */
export function NumberingDialog({
  selected,
  onClose,
  onDone,
}: {
  readonly selected: readonly { readonly regId: string; readonly version: number }[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const today = todayText(transport.now());
  const [recognisedOn, setRecognisedOn] = useState(today);
  const [issueDate, setIssueDate] = useState(today);
  const [orderBy, setOrderBy] = useState('pointArchiveNo');
  const input = {
    records: selected.map(({ regId, version }) => ({ id: regId, version })),
    recognisedOn,
    issueDate,
    orderBy: orderBy as 'regId',
  };
  const {
    record: preview,
    failure,
    reload,
  } = useRecord(certAssign.create, { ...input, preview: true });
  // Whoever was said to get no number is not numbered, whatever happened since.
  const onlyNumbered = () => {
    const named = new Set(preview?.numbers.map(({ regId }) => regId));
    return input.records.filter(({ id }) => named.has(id));
  };
  const [issue, busy] = useAction(
    () => call(certAssign.create, { ...input, records: onlyNumbered() }),
    {
      done: ({ n }) => `已生成 ${n} 个证书编号`,
      onDone: () => {
        onDone();
        onClose();
      },
    },
  );
  const n = preview?.n ?? 0;
  const wrong = failure?.fields ?? {};
  return (
    <Dialog
      title="生成证书编号"
      okText={n > 0 ? `生成 ${n} 个` : '生成'}
      onClose={onClose}
      onOk={() => void issue()}
      busy={busy}
      okDisabled={n === 0 || failure !== undefined}
    >
      <DateField
        label="认定日期"
        value={recognisedOn}
        onChange={setRecognisedOn}
        required
        error={wrong['recognisedOn']}
      />
      <DateField
        label="签发日期"
        value={issueDate}
        onChange={setIssueDate}
        required
        error={wrong['issueDate']}
      />
      <SelectField
        label="编号顺序"
        value={orderBy}
        onChange={setOrderBy}
        options={ORDERS}
        required
      />
      <NumbersAhead
        numbers={(preview?.numbers ?? []).map(({ regId, name, certNo }) => ({
          id: regId,
          name,
          no: certNo,
        }))}
        refused={preview?.refused ?? []}
        status={preview ? `将生成 ${preview.n} 个号码：` : '正在预览号码…'}
        numbersLabel="将生成的号码"
        refusedLabel="不能编号的申请"
        unit="件"
        failure={failure}
        saidAtField={Boolean(wrong['recognisedOn'] ?? wrong['issueDate'])}
        onRetry={reload}
      />
    </Dialog>
  );
}
