import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import { loadDemoPoints, loadDemoRegion, loadDemoTree } from '../SearchForm/demoFields';
import * as all from './index';
import type { Upload } from './index';
import * as use from './usingFields';

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
  play: use.typeRareCharacters,
};

export const 出错: Story = {
  args: { error: '请输入姓名', required: true },
  play: use.findError,
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
  play: use.countCharacters,
};

export const 粘贴证件号码: Story = {
  render: () => (
    <Bound start="">
      {(value, onChange) => <all.IdNoField label="证件号码" value={value} onChange={onChange} />}
    </Bound>
  ),
  play: use.pasteIdNo,
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
  play: use.pasteMobileAndCreditCode,
};

export const 组字期间不改写: Story = {
  render: () => (
    <Bound start="">
      {(value, onChange) => <all.IdNoField label="证件号码" value={value} onChange={onChange} />}
    </Bound>
  ),
  play: use.composeWithInputMethod,
};

export const 数字与范围: Story = {
  render: () => (
    <>
      <Bound<number | undefined> start={20}>
        {(value, onChange) => (
          <all.NumberField label="每日容量" value={value} onChange={onChange} unit="人" />
        )}
      </Bound>
      <Bound<all.Range> start={['1', '9']}>
        {(value, onChange) => (
          <all.NumberRangeField label="停留天数" value={value} onChange={onChange} />
        )}
      </Bound>
    </>
  ),
  play: use.readNumbers,
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
  play: use.chooseByKeyboardAndPointer,
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

const MANY = ['省级', '市级', '县级']
  .flatMap((level) => ['经办', '审核', '查询', '安全管理员'].map((work) => `${level}${work}`))
  .map((label, at) => ({ value: String(at + 1), label }));

/** 选项多的多选：键入名称的一部分查找，用键盘选。 */
export const 多选查找: Story = {
  render: () => (
    <Bound<readonly string[]> start={[]}>
      {(value, onChange) => (
        <all.MultiSelectField label="角色" value={value} onChange={onChange} options={MANY} />
      )}
    </Bound>
  ),
  play: use.chooseManyByTyping,
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
  play: use.typeDates,
};

export const 开关: Story = {
  render: () => (
    <Bound start={false}>
      {(value, onChange) => <all.SwitchField label="置顶" value={value} onChange={onChange} />}
    </Bound>
  ),
  play: use.turnOn,
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
  play: use.typeAndShowPassword,
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
  play: use.changeCity,
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
  play: use.chooseInTree,
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
  play: use.uploadAndRemove,
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
  play: use.uploadInVain,
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
  play: use.openWithoutOptions,
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
  play: use.uploadSlowly,
};

export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = {
  globals: { theme: 'dark' },
  args: { error: '请输入姓名', required: true },
};
