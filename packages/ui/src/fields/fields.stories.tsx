import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { loadDemoPoints, loadDemoRegion, loadDemoTree } from '../SearchForm/demoFields';
import * as all from './index';
import type { Upload } from './index';

/** 表单字段。每个字段都带标签、错误和说明；查询表单用同一套字段，标签改在左边。 */
const meta = {
  title: '表格与表单/fields',
  component: all.TextField,
  args: { label: '姓名', value: '', onChange: fn() },
} satisfies Meta<typeof all.TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Bound<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return <div style={{ maxWidth: 420, marginBottom: 16 }}>{children(value, setValue)}</div>;
}

// 下拉层展开的动画期间不接受指针，不等它
const instant = { pointerEventsCheck: 0 };

const options = [
  { value: '1', label: '幼儿园教师资格' },
  { value: '2', label: '小学教师资格' },
  { value: '3', label: '高级中学教师资格' },
];

export const 单行文字: Story = {
  render: () => (
    <Bound start="">
      {(value, onChange) => (
        <all.TextField label="姓名" value={value} onChange={onChange} required />
      )}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '姓名' });
    await userEvent.type(input, '䶮㛃𬭎𬍛');
    await expect(input).toHaveValue('䶮㛃𬭎𬍛');
    await expect(input).toBeRequired();
  },
};

export const 出错: Story = {
  args: { error: '请输入姓名', required: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: '姓名' }),
    ).toHaveAccessibleDescription('请输入姓名');
  },
};

export const 停用: Story = { args: { disabled: true, value: '𬍛知远' } };

export const 多行文字计数: Story = {
  render: () => (
    <Bound start="">
      {(value, onChange) => (
        <all.TextAreaField label="审核意见" value={value} onChange={onChange} maxLength={200} />
      )}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByRole('textbox', { name: '审核意见' }),
      '𬭎同意',
    );
    await expect(within(canvasElement).getByText('3/200')).toBeInTheDocument();
  },
};

export const 粘贴证件号码: Story = {
  render: () => (
    <Bound start="">
      {(value, onChange) => <all.IdNoField label="证件号码" value={value} onChange={onChange} />}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '证件号码' });
    await userEvent.click(input);
    await userEvent.paste(' １１８８０１ ２００００１０１ ００１ｘ');
    await expect(input).toHaveValue('11880120000101001X');
  },
};

export const 粘贴手机与信用代码: Story = {
  render: () => (
    <Bound<readonly [string, string]> start={['', '']}>
      {([mobile, code], set) => (
        <>
          <all.MobileField label="手机号码" value={mobile} onChange={(next) => set([next, code])} />
          <all.CreditCodeField
            label="统一社会信用代码"
            value={code}
            onChange={(next) => set([mobile, next])}
          />
        </>
      )}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox', { name: '手机号码' }));
    await userEvent.paste('+86 154-0000-0001');
    await userEvent.click(canvas.getByRole('textbox', { name: '统一社会信用代码' }));
    await userEvent.paste('1211 8801 ma00 0000 1x');
    await expect(canvas.getByRole('textbox', { name: '手机号码' })).toHaveValue('15400000001');
    await expect(canvas.getByRole('textbox', { name: '统一社会信用代码' })).toHaveValue(
      '12118801MA0000001X',
    );
  },
};

export const 组字期间不改写: Story = {
  render: () => (
    <Bound start="">
      {(value, onChange) => <all.IdNoField label="证件号码" value={value} onChange={onChange} />}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', {
      name: '证件号码',
    });
    input.focus();
    await fireEvent.compositionStart(input);
    await fireEvent.input(input, { target: { value: "zheng'jian" } });
    await expect(input).toHaveValue("zheng'jian");
    await fireEvent.input(input, { target: { value: '１１８' } });
    await fireEvent.compositionEnd(input, { data: '１１８' });
    await waitFor(() => expect(input).toHaveValue('118'));
  },
};

export const 数字与范围: Story = {
  render: () => (
    <>
      <Bound<number | undefined> start={20}>
        {(value, onChange) => (
          <all.NumberField
            label="每日容量"
            value={value}
            onChange={onChange}
            min={1}
            max={2000}
            unit="人"
          />
        )}
      </Bound>
      <Bound<all.Range> start={['1', '9']}>
        {(value, onChange) => (
          <all.NumberRangeField label="停留天数" value={value} onChange={onChange} />
        )}
      </Bound>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('spinbutton', { name: '停留天数最小值' }),
    ).toHaveValue('1');
    await expect(within(canvasElement).getByRole('spinbutton', { name: '每日容量' })).toHaveValue(
      '20',
    );
  },
};

export const 下拉: Story = {
  render: (args) => (
    <>
      <all.TextField {...args} />
      <Bound start="">
        {(value, onChange) => (
          <all.SelectField
            label="资格种类"
            value={value}
            onChange={onChange}
            options={options}
            searchable
          />
        )}
      </Bound>
    </>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: '资格种类' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(box).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await waitFor(() =>
      expect(within(canvasElement).getByRole('textbox', { name: '姓名' })).toHaveFocus(),
    );
    await userEvent.click(box);
    await userEvent.click(
      await within(document.body).findByRole('option', { name: '小学教师资格' }),
      instant,
    );
    await waitFor(() => expect(canvasElement).toHaveTextContent('小学教师资格'));
  },
};

export const 多选: Story = {
  render: () => (
    <Bound<readonly string[]> start={['1', '3']}>
      {(value, onChange) => (
        <all.MultiSelectField
          label="可办资格种类"
          value={value}
          onChange={onChange}
          options={options}
        />
      )}
    </Bound>
  ),
};

export const 日期: Story = {
  render: () => (
    <>
      <Bound start="2025-04-01">
        {(value, onChange) => <all.DateField label="生效日期" value={value} onChange={onChange} />}
      </Bound>
      <Bound<all.Range> start={['2025-04-01', '2025-06-30']}>
        {(value, onChange) => (
          <all.DateRangeField label="网报时间" value={value} onChange={onChange} />
        )}
      </Bound>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: '网报时间结束日期' })).toHaveValue(
      '2025-06-30',
    );
    // 只用键盘：面板没开就键入，一个字也不丢；没按回车就走开，填好的日期还在
    const date = canvas.getByRole('textbox', { name: '生效日期' });
    await userEvent.tab();
    await expect(date).toHaveFocus();
    (date as HTMLInputElement).select();
    await userEvent.keyboard('2025-05-20');
    await expect(date).toHaveValue('2025-05-20');
    const [begin, end] = [
      canvas.getByRole('textbox', { name: '网报时间开始日期' }),
      canvas.getByRole('textbox', { name: '网报时间结束日期' }),
    ];
    await userEvent.click(begin, instant);
    await waitFor(() => expect(date).toHaveValue('2025-05-20'));
    await userEvent.keyboard('{Escape}');
    (begin as HTMLInputElement).focus();
    (begin as HTMLInputElement).select();
    await userEvent.keyboard('2025-04-02{Tab}');
    await expect(begin).toHaveValue('2025-04-02');
    await expect(end).toHaveFocus();
    (end as HTMLInputElement).select();
    await userEvent.keyboard('2025-07-31');
    await userEvent.click(date, instant);
    await waitFor(() => expect(end).toHaveValue('2025-07-31'));
    await expect(begin).toHaveValue('2025-04-02');
    await userEvent.keyboard('{Escape}');
    date.blur();
    await waitFor(() => expect(document.querySelector('.arco-picker-container')).toBeNull());
  },
};

export const 开关: Story = {
  render: () => (
    <Bound start={false}>
      {(value, onChange) => <all.SwitchField label="置顶" value={value} onChange={onChange} />}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: '置顶' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};

export const 密码: Story = {
  render: () => (
    <Bound start="">
      {(value, onChange) => (
        <all.PasswordField
          label="新密码"
          value={value}
          onChange={onChange}
          meter
          autoComplete="new-password"
        />
      )}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('新密码', { selector: 'input' });
    await userEvent.type(input, 'Abcdef12!xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('密码强度：强');
    await userEvent.click(canvas.getByRole('button', { name: '显示新密码' }));
    await expect(input).toHaveAttribute('type', 'text');
  },
};

export const 省市县: Story = {
  render: () => (
    <Bound<all.Region> start={{ province: '11', city: '1188', county: '118801' }}>
      {(value, onChange) => (
        <all.RegionField
          label="所属地区"
          value={value}
          onChange={onChange}
          load={loadDemoRegion}
          locked={['province']}
        />
      )}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement).toHaveTextContent('临溪县'));
    await userEvent.click(canvas.getByRole('combobox', { name: '地市' }));
    await userEvent.click(
      await within(document.body).findByRole('option', { name: '望江市' }),
      instant,
    );
    await waitFor(() => expect(canvasElement).not.toHaveTextContent('临溪县'));
  },
};

export const 树形下拉: Story = {
  render: () => (
    <Bound start="">
      {(value, onChange) => (
        <all.TreeSelectField
          label="上级机构"
          value={value}
          onChange={onChange}
          load={loadDemoTree}
        />
      )}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '上级机构' }));
    await userEvent.click(await within(document.body).findByText('云梦省教育厅'), instant);
    await waitFor(() => expect(canvasElement).toHaveTextContent('云梦省教育厅'));
  },
};

export const 确认点: Story = {
  render: () => (
    <Bound<all.Point | undefined> start={undefined}>
      {(value, onChange) => (
        <all.PointPickerField
          label="确认点"
          value={value}
          onChange={onChange}
          load={loadDemoPoints}
        />
      )}
    </Bound>
  ),
};

const upload: Upload = (file, progress) => {
  progress(1);
  return Promise.resolve({ id: file.name, name: file.name, size: file.size });
};

export const 上传: Story = {
  render: () => (
    <Bound<readonly all.StoredFile[]> start={[]}>
      {(value, onChange) => (
        <all.UploadField
          label="批文扫描件"
          value={value}
          onChange={onChange}
          upload={upload}
          extensions={['jpg', 'pdf']}
          maxSize={1024 * 1024}
          maxCount={2}
        />
      )}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, new File(['内容'], '批文𬭎.pdf'));
    await expect(await canvas.findByText('批文𬭎.pdf')).toBeInTheDocument();
    await userEvent.upload(input, new File(['内容'], '批文.exe'), { applyAccept: false });
    await expect(
      await canvas.findByText('「批文.exe」格式不符，请上传 jpg、pdf 格式的文件'),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '删除批文𬭎.pdf' }));
    await expect(canvas.queryByText('批文𬭎.pdf')).toBeNull();
  },
};

const failing: Upload = () => Promise.reject(new Error('文件内容与扩展名不符，请重新选择'));

export const 上传失败: Story = {
  render: () => (
    <Bound<readonly all.StoredFile[]> start={[]}>
      {(value, onChange) => (
        <all.UploadField label="批文扫描件" value={value} onChange={onChange} upload={failing} />
      )}
    </Bound>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['内容'], '批文.pdf'),
    );
    await expect(
      await within(canvasElement).findByText('文件内容与扩展名不符，请重新选择'),
    ).toBeInTheDocument();
  },
};

export const 没有选项: Story = {
  render: () => (
    <div style={{ minHeight: 220 }}>
      <Bound start="">
        {(value, onChange) => (
          <all.SelectField label="资格种类" value={value} onChange={onChange} options={[]} />
        )}
      </Bound>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: '资格种类' }));
    await waitFor(() => expect(document.body).toHaveTextContent('暂无数据'));
  },
};

const never = () => new Promise<never>(() => undefined);
const slow: Upload = (_, progress) => (progress(0.4), never());

export const 载入中: Story = {
  render: () => (
    <>
      <Bound start="">
        {(value, onChange) => (
          <all.SelectField
            label="资格种类"
            value={value}
            onChange={onChange}
            options={[]}
            loading
          />
        )}
      </Bound>
      <Bound<all.Region> start={{ province: '11', city: '', county: '' }}>
        {(value, onChange) => (
          <all.RegionField label="所属地区" value={value} onChange={onChange} load={never} />
        )}
      </Bound>
      <Bound<readonly all.StoredFile[]> start={[]}>
        {(value, onChange) => (
          <all.UploadField label="批文扫描件" value={value} onChange={onChange} upload={slow} />
        )}
      </Bound>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['内容'], '批文𬭎.pdf'),
    );
    await expect(await within(canvasElement).findByText('批文𬭎.pdf')).toBeVisible();
  },
};

export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = {
  globals: { theme: 'dark' },
  args: { error: '请输入姓名', required: true },
};
