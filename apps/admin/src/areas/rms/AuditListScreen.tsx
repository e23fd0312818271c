import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { audit } from '@tqc/contract/rms';
import { StatusTag } from '@tqc/ui/StatusTag';
import type { SearchField } from '@tqc/ui/SearchForm';
import { useState } from 'react';
import { useAction } from '../../kit/form/useAction';
import { call } from '../../kit/session/api';
import { ListScreen } from '../../kit/list/ListScreen';
import { verdictText } from './verdictText';

const search: readonly SearchField[] = [
  { name: 'act', label: '操作', kind: 'input' },
  { name: 'actor', label: '操作人编号', kind: 'input' },
  { name: 'obj', label: '对象', kind: 'input' },
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
        {
          key: 'seq',
          title: '审计序号',
          width: 104,
          align: 'right',
          tabular: true,
          text: (row) => String(row.seq),
          render: (row) => row.seq,
        },
        'at',
        {
          key: 'title',
          title: '操作',
          width: 150,
          text: (row) => row.title,
          render: (row) => row.title,
        },
        'actorName',
        'orgName',
        'obj',
        {
          key: 'ok',
          title: '结果',
          width: 80,
          text: (row) => outcome(row.ok),
          render: (row) => <StatusTag tone={row.ok ? 'good' : 'bad'} label={outcome(row.ok)} />,
        },
        'perm',
        'ip',
        {
          key: 'detail',
          title: '详情',
          width: 360,
          ellipsis: true,
          text: (row) => JSON.stringify(row.detail),
          render: (row) => JSON.stringify(row.detail),
        },
      ]}
    />
  );
}

const outcome = (ok: boolean): string => (ok ? '成功' : '未成功');
