import Table from '@arco-design/web-react/es/Table';
import '@arco-design/web-react/es/_util/react-19-adapter';
import '@arco-design/web-react/dist/css/arco.css';
import { useEffect, useMemo, useState } from 'react';
import { COLUMNS, rowsOf } from './data';
import { whenPainted } from './whenPainted';

export default function Arco({ rows: n, virtual = false }: { rows: number; virtual?: boolean }) {
  const data = useMemo(() => rowsOf(n), [n]);
  const [chosen, setChosen] = useState<(string | number)[]>([]);
  useEffect(() => {
    whenPainted('.arco-table-tr .arco-table-td');
    window.bench.scrollTo = (y) => {
      const box = [...document.querySelectorAll<HTMLElement>('.arco-table div')].find((one) => one.scrollHeight > one.clientHeight + 400 && /auto|scroll/.test(getComputedStyle(one).overflowY));
      if (box) box.scrollTop = y;
    };
    window.bench.select = (row) => document.querySelectorAll<HTMLElement>('tbody .arco-checkbox input, .arco-table-body .arco-checkbox input')[row]?.click();
  }, []);
  return (
    <Table rowKey="id" data={data} columns={COLUMNS.map(({ key, title, width }) => ({ dataIndex: key, title, width, ellipsis: true }))} pagination={false} scroll={{ x: 2800, y: 600 }} virtualized={virtual}
      rowSelection={{ type: 'checkbox', selectedRowKeys: chosen, onChange: setChosen }} />
  );
}
