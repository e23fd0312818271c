import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pager } from '../DataTable';
import { PdfTools } from '../PdfViewer/PdfTools';
import { NumberField, NumberRangeField } from './NumberField';
import type { Range } from './props';

const NOBODY = () => undefined;

function Limit({ onChange }: { onChange: (value: number | undefined) => void }) {
  const [value, setValue] = useState<number>();
  return (
    <NumberField
      label="每日容量"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

function Years({ onChange }: { onChange: (value: Range) => void }) {
  const [value, setValue] = useState<Range>(['', '']);
  return (
    <NumberRangeField
      label="年限"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test.each([
  ['２０', 20, '20'],
  ['－３', -3, '-3'],
  ['１．５', 1.5, '1.5'],
  ['1２', 12, '12'],
  ['２０。', 20, '20.'],
])('数字框里打全角 %s 是 %s', async (typed, value, shown) => {
  const onChange = vi.fn();
  const screen = await render(<Limit onChange={onChange} />);
  const box = screen.getByLabelText('每日容量');
  await box.fill(typed);
  expect(onChange).toHaveBeenLastCalledWith(value);
  await expect.element(box).toHaveValue(shown);
});

test('数字范围的两端也认全角', async () => {
  const onChange = vi.fn();
  const screen = await render(<Years onChange={onChange} />);
  await screen.getByLabelText('年限最小值').fill('３');
  await screen.getByLabelText('年限最大值').fill('１０');
  expect(onChange).toHaveBeenLastCalledWith(['3', '10']);
});

test('跳至 ３ 是第 3 页', async () => {
  const onPage = vi.fn();
  const screen = await render(<Pager page={1} pageSize={10} total={95} onPage={onPage} />);
  const box = screen.getByRole('textbox', { name: '跳至' });
  await box.fill('３');
  await expect.element(box).toHaveValue('3');
  (box.element() as HTMLElement).blur();
  expect(onPage).toHaveBeenCalledWith(3, 10);
});

test('PDF 的页码框也认全角', async () => {
  const onPage = vi.fn();
  const screen = await render(
    <PdfTools
      page={0}
      count={12}
      scale={1}
      fit={undefined}
      panel={undefined}
      printing={undefined}
      notSaved={false}
      searching={false}
      onPage={onPage}
      onCommand={NOBODY}
    />,
  );
  const box = screen.getByLabelText('页码');
  await box.fill('１２');
  await expect.element(box).toHaveValue('12');
  box
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true }));
  expect(onPage).toHaveBeenCalledWith(11);
});
