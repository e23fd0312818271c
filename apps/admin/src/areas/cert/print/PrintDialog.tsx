import { cert, printLayout } from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { BLANK_NO } from '@tqc/domain/cert';
import { SelectField, TextField } from '@tqc/ui/fields';
import { Dialog } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { NumbersAhead } from '../../../kit/form/NumbersAhead';
import { useAction } from '../../../kit/form/useAction';
import { useChoices } from '../../../kit/form/useChoices';
import { useRecord } from '../../../kit/record/useRecord';
import { call } from '../../../kit/session/api';

/** What a click on 打印 booked. */
export interface PrintedRun {
  readonly runId: string;
  readonly n: number;
}

/** 打印证书: says who gets which blank, and of whom it cannot be printed, before it books any. */
export function PrintDialog({
  selected,
  onClose,
  onPrinted,
}: {
  readonly selected: readonly Pick<Row<typeof cert.list>, 'certId' | 'version'>[];
  readonly onClose: () => void;
  readonly onPrinted: (run: PrintedRun) => void;
}) {
  const [layoutId, setLayoutId] = useState('');
  const [firstNo, setFirstNo] = useState('');
  const layouts = useChoices(printLayout.list, { pageSize: 200 }, ({ id, name }) => ({
    value: id,
    label: name,
  }));
  const wrong = firstNo !== '' && !BLANK_NO.test(firstNo);
  const input = {
    records: selected.map(({ certId, version }) => ({ id: certId, version })),
    ...(layoutId ? { layoutId } : {}),
    ...(firstNo && !wrong ? { firstNo } : {}),
  };
  const { record: preview, failure, reload } = useRecord(cert.print, { ...input, preview: true });
  // Whose certificate was said to be left out is left out, whatever happened since.
  const onlyPrinted = () => {
    const named = new Set(preview?.done);
    return input.records.filter(({ id }) => named.has(id));
  };
  const [print, busy] = useAction(() => call(cert.print, { ...input, records: onlyPrinted() }), {
    done: ({ done }) => `已登记 ${done.length} 张空白证书，请在打开的页面里打印`,
    onDone: ({ runId, done }) => {
      if (runId !== null) onPrinted({ runId, n: done.length });
    },
  });
  const n = preview?.done.length ?? 0;
  const said = wrong ? '起始印刷号应为12位印刷号' : failure?.fields?.['firstNo'];
  return (
    <Dialog
      title="打印证书"
      okText={n > 0 ? `打印 ${n} 张` : '打印'}
      onClose={onClose}
      onOk={() => void print()}
      busy={busy}
      okDisabled={n === 0 || wrong || failure !== undefined}
    >
      <SelectField
        label="打印版式"
        value={layoutId}
        onChange={setLayoutId}
        options={layouts}
        placeholder="标准位置"
      />
      <TextField
        label="起始印刷号"
        value={firstNo}
        onChange={setFirstNo}
        maxLength={12}
        placeholder="空着时从最小的空白号开始"
        error={said}
      />
      <NumbersAhead
        numbers={(preview?.numbers ?? []).map(({ certId, name, blankNo }) => ({
          id: certId,
          name,
          no: blankNo,
        }))}
        refused={preview?.refused ?? []}
        status={
          preview ? `将打印 ${n} 张${n > 0 ? '，请按这个次序放空白证书：' : '。'}` : '正在核对…'
        }
        numbersLabel="将使用的空白证书"
        refusedLabel="不能打印的证书"
        unit="张"
        failure={failure}
        saidAtField={said !== undefined}
        onRetry={reload}
      />
    </Dialog>
  );
}
