import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { Row } from '@tqc/contract/kit';
import { audit } from '@tqc/contract/rms';
import { ActionLink } from '@tqc/ui/DataTable';
import { Dialog } from '@tqc/ui/FormDialog';
import { StatusTag } from '@tqc/ui/StatusTag';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useState } from 'react';
import { useAction } from '../../kit/form/useAction';
import { call } from '../../kit/session/api';
import { ListScreen } from '../../kit/list/ListScreen';
import styles from './AuditListScreen.module.css';
import { verdictText } from './verdictText';

const search: readonly SearchField[] = [
  { name: 'act', label: '操作', kind: 'input' },
  { name: 'actor', label: '操作人编号', kind: 'input' },
  { name: 'obj', label: '对象', kind: 'input', placeholder: '如 认定申请 24118801000001' },
  { name: 'at', label: '时间', kind: 'dateRange' },
];

/** 审计记录 */
export function AuditListScreen() {
  const [verdict, setVerdict] = useState<string>();
  const [verify, busy] = useAction(
    () => {
      setVerdict(undefined);
      return call(audit.verify, {});
    },
    { onDone: (found) => setVerdict(verdictText(found)) },
  );
  return (
    <ListScreen
      note="登录、查看和每一次修改的记录；逐条相连，改动任何一条都会被发现。"
      list={audit.list}
      search={search}
      toolbar={
        <>
          <Button type="primary" loading={busy} onClick={() => void verify()}>
            校验审计链
          </Button>
          {verdict && <span role="status">{verdict}</span>}
        </>
      }
      columns={[
        'at',
        {
          key: 'title',
          title: '操作',
          width: 150,
          text: (row) => row.title,
          render: (row) => row.title,
        },
        { of: 'actorName', width: 100 },
        { of: 'objName', width: 190 },
        {
          key: 'ok',
          title: '结果',
          width: 80,
          text: (row) => outcome(row.ok),
          render: (row) => <StatusTag tone={row.ok ? 'good' : 'bad'} label={outcome(row.ok)} />,
        },
        // What was done stands before where from: all of it is in sight on a usual screen.
        {
          key: 'detail',
          title: '详情',
          width: 300,
          ellipsis: true,
          text: (row) => row.told.join('；'),
          render: (row) => row.told.join('；') || '—',
        },
        'orgName',
        'ip',
        {
          key: 'seq',
          title: '审计序号',
          width: 104,
          align: 'right',
          tabular: true,
          text: (row) => String(row.seq),
          render: (row) => row.seq,
        },
      ]}
      actionsWidth={80}
      rowActions={(row) => <EntryButton entry={row} />}
    />
  );
}

/** All that a row tells: in words, and as it is chained. */
function EntryButton({ entry }: { readonly entry: Row<typeof audit.list> }) {
  const [open, setOpen] = useState(false);
  const { actor, detail, ip, obj, perm, seq, title, told } = entry;
  return (
    <>
      <ActionLink label="查看" onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={`审计记录 ${seq}：${title}`} onClose={() => setOpen(false)} width={WIDTH}>
          {told.length === 0 ? (
            <p>没有更多内容。</p>
          ) : (
            <ul aria-label="内容">
              {told.map((line, at) => (
                <li key={at}>{line}</li>
              ))}
            </ul>
          )}
          <details>
            <summary>原始记录</summary>
            <pre className={styles.raw}>
              {JSON.stringify({ perm, actor, obj, ip, detail }, null, 2)}
            </pre>
          </details>
        </Dialog>
      )}
    </>
  );
}
const WIDTH = 760;

const outcome = (ok: boolean): string => (ok ? '成功' : '未成功');
