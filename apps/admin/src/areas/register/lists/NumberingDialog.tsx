import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Modal/style/css.js';
import { certAssign } from '@tqc/contract/cert';
import { DateField, SelectField } from '@tqc/ui/fields';
import { useState } from 'react';
import { useAction } from '../../../kit/form/useAction';
import { call } from '../../../kit/session/api';
import { todayText } from '../../../kit/record/momentText';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { transport } from '../../../kit/session/session';
import { useRecord } from '../../../kit/record/useRecord';

const ORDERS = [
  { value: 'pointArchiveNo', label: '确认点、档案号' },
  { value: 'archiveNo', label: '档案号' },
  { value: 'regId', label: '报名号' },
];

/** 生成证书编号: shows the first and last number before it makes any. */
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
  const [issue, busy] = useAction(() => call(certAssign.create, input), {
    done: ({ n, firstNo, lastNo }) => `已生成 ${n} 个证书编号：${firstNo} 至 ${lastNo}`,
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <Modal
      visible
      title="生成证书编号"
      okText="生 成"
      cancelText="取 消"
      onCancel={onClose}
      onOk={() => void issue()}
      confirmLoading={busy}
      okButtonProps={{ disabled: !preview || failure !== undefined }}
    >
      <DateField label="认定日期" value={recognisedOn} onChange={setRecognisedOn} required />
      <DateField label="签发日期" value={issueDate} onChange={setIssueDate} required />
      <SelectField
        label="编号顺序"
        value={orderBy}
        onChange={setOrderBy}
        options={ORDERS}
        required
      />
      {failure ? (
        <RecordLine failure={failure} onRetry={reload} />
      ) : (
        <p role="status">
          {preview
            ? `将生成 ${preview.n} 个号码：${preview.firstNo} 至 ${preview.lastNo}`
            : '正在预览号码…'}
        </p>
      )}
      {preview && preview.refused.length > 0 && (
        <ul>
          {preview.refused.map(({ id, name, reason }) => (
            <li key={id}>
              {name || id}：{reason}
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
