import { cert, printLayout } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { ActionLink } from '@tqc/ui/DataTable';
import { useState } from 'react';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { PdfDrawer } from '../../../kit/record/PdfDrawer';
import { fetchBytes } from '../../../kit/record/useFile';
import { ViewButton } from '../../../kit/record/ViewButton';
import { shiftFields, shiftInput, shiftStart, shiftText } from './layoutFields';
import styles from './print.module.css';

type Layout = Row<typeof printLayout.list>;
const ALL = { pageSize: 200 } as const;

/** 打印版式: how the own printers are off, with a test page for each. */
export function LayoutsButton() {
  return (
    <ViewButton call={printLayout.list} input={ALL} label="打印版式" title="打印版式" link={false}>
      {({ record }) => (
        <>
          <p className={styles.note}>
            先用白纸打印测试页，量出偏差后在这里调整；正数向右、向下，负数向左、向上。
          </p>
          <FormButton
            call={printLayout.create}
            label="新增版式"
            primary
            fields={['name', ...shiftFields]}
            toInput={shiftInput}
            initial={shiftStart({ dx: 0, dy: 0, offsets: [] })}
          />
          {record.length === 0 ? (
            <p className={styles.note}>还没有版式，打印时按标准位置。</p>
          ) : (
            <ul className={styles.rows} aria-label="打印版式">
              {record.map((layout) => (
                <LayoutRow key={layout.id} layout={layout} />
              ))}
            </ul>
          )}
        </>
      )}
    </ViewButton>
  );
}

function LayoutRow({ layout }: { readonly layout: Layout }) {
  const [test, setTest] = useState(false);
  const { id, name, version } = layout;
  return (
    <li>
      <span>
        {name}
        <span className={styles.shifts}>{shiftText(layout)}</span>
      </span>
      <span className={styles.links}>
        <ActionLink label="测试页" onClick={() => setTest(true)} />
        <FormButton
          call={printLayout.update}
          label="调整"
          link
          row={layout}
          fields={['name', ...shiftFields]}
          initial={shiftStart(layout)}
          toInput={shiftInput}
        />
        <AskButton
          call={printLayout.remove}
          label="删除"
          link
          danger
          row={layout}
          question={`确定删除版式“${name}”吗？`}
        />
      </span>
      {test && (
        <PdfDrawer
          title={`测试页 ${name}`}
          fileKey={`printTest/${id}/${version}`}
          fileName={`测试页-${name}.pdf`}
          read={() => fetchBytes(cert.printTest, { id })}
          onClose={() => setTest(false)}
        />
      )}
    </li>
  );
}
