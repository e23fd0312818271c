import Table from '@arco-design/web-react/es/Table';
import '@arco-design/web-react/es/_util/react-19-adapter';
import '@arco-design/web-react/dist/css/arco.css';
import { useEffect, useMemo, useState } from 'react';
import { pressOn, scrollerOf, whenPainted } from './bench';
import { TABLE_HEIGHT, type Data } from './data';

export default function Arco({ rows, columns, virtual = false }: Data & { virtual?: boolean }) {
  const [chosen, setChosen] = useState<(string | number)[]>([]);
  const shown = useMemo(
    () =>
      columns.map(({ key, title, width }) => ({ dataIndex: key, title, width, ellipsis: true })),
    [columns],
  );
  useEffect(() => {
    whenPainted('.arco-table-body .arco-table-td');
    window.bench.scrollTo = scrollerOf(() =>
      [...document.querySelectorAll<HTMLElement>('.arco-table div')].find(
        (one) =>
          one.scrollHeight > one.clientHeight + 400 &&
          /auto|scroll/.test(getComputedStyle(one).overflowY),
      ),
    );
    window.bench.press = (row) =>
      pressOn([...document.querySelectorAll('.arco-table-body .arco-checkbox')][row]);
    window.bench.chosen = () =>
      document.querySelectorAll('.arco-table-body .arco-checkbox-checked').length;
  }, []);
  return (
    <Table
      rowKey="id"
      data={rows}
      columns={shown}
      pagination={false}
      scroll={{ x: 140 * columns.length, y: TABLE_HEIGHT }}
      virtualized={virtual}
      rowSelection={{ type: 'checkbox', selectedRowKeys: chosen, onChange: setChosen }}
    />
  );
}
