import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DescriptionList } from '../DescriptionList';
import { EmptyState, ErrorState } from '../EmptyState';
import { demoPictures } from '../PictureViewer/demoPictures';
import { PicturePane } from '../PictureViewer';
import { ReviewDesk } from './ReviewDesk';

const decide = fn();
const people = ['岑以宁', '𬭎知远', '㛃若谷', '䶮清越', '柏一禾', '沈怀瑾'];

/**
 * 审核台的版面：一件接一件地看材料、下结论。只看一件的页面用详情页。
 *
 * **键盘**：J / K 下一件、上一件，数字键下结论，/ 查找，? 键盘说明；分隔线用左右键调宽。单键先于看图、看 PDF 的区域，可以关掉（WCAG 2.1.4）。
 */
const meta = {
  title: '查看器/ReviewDesk',
  component: ReviewDesk,
  args: { title: '审核台', queue: null, material: null, decision: null },
  render: (args) => <Desk {...args} />,
  // A desk takes the focus; on the page of the handbook each has a frame of its own.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ReviewDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    decide.mockClear();
    const canvas = within(canvasElement);
    await userEvent.keyboard('jJ2');
    await expect(decide).toHaveBeenCalledWith('㛃若谷', '2');
    await userEvent.keyboard('/');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '查找' })).toHaveFocus());
    await userEvent.keyboard('j1');
    await expect(decide).toHaveBeenCalledTimes(1);
    await userEvent.clear(canvas.getByRole('textbox', { name: '查找' }));
    canvas.getByRole('textbox', { name: '查找' }).blur();
    const divider = canvas.getByRole('separator', { name: '调整队列宽度' });
    const value = () => Number(divider.getAttribute('aria-valuenow'));
    const start = value();
    divider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(value()).toBe(start + 4);
    await userEvent.keyboard('{Home}');
    await expect(value()).toBe(Number(divider.getAttribute('aria-valuemin')));
    await userEvent.keyboard('{Enter}');
    await expect(value()).toBe(start);
  },
};
export const 键盘说明: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('?');
    const dialog = within(
      await within(canvasElement).findByRole('dialog', { name: '审核台的按键' }),
    );
    await expect(dialog.getByText('1—9')).toBeVisible();
    await expect(dialog.getByText('离开输入框')).toBeVisible();
    decide.mockClear();
    await userEvent.keyboard('1');
    await expect(decide).not.toHaveBeenCalled();
  },
};
export const 单键关掉: Story = {
  args: { keysOn: false },
  play: async () => {
    decide.mockClear();
    await userEvent.keyboard('1');
    await waitFor(() => expect(decide).not.toHaveBeenCalled());
  },
};
export const 队列空: Story = {
  args: { material: <EmptyState text="队列已经办完" hint="换一个环节，或明天再来" /> },
};
/** 看图区也用数字键，在审核台归结论。 */
export const 材料载入中: Story = {
  args: {
    material: <PicturePane pictures={demoPictures} read={() => new Promise(() => undefined)} />,
  },
  play: async ({ canvasElement }) => {
    decide.mockClear();
    within(canvasElement).getByRole('img').focus();
    await userEvent.keyboard('1');
    await expect(decide).toHaveBeenCalledTimes(1);
  },
};
export const 材料出错: Story = {
  args: {
    material: (
      <ErrorState message="材料载入失败，请重试" requestId="r-20250401-0007" onRetry={fn()} />
    ),
  },
};
export const 长文字与生僻字: Story = {
  args: {
    title: '𬭎县㛃乡二〇二五年春季认定申请审核台',
    material: (
      <p style={{ padding: 16, color: 'var(--tqc-text)' }}>
        {'䶮村申请人提交的材料与申报内容逐项核对。'.repeat(40)}
      </p>
    ),
  },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };

function Desk({ keysOn: startOn = true, ...args }: ComponentProps<typeof ReviewDesk>) {
  const [at, setAt] = useState(0);
  const [on, setOn] = useState(startOn);
  const name = people[at] ?? '';
  return (
    <div style={{ height: 620 }}>
      <ReviewDesk
        {...args}
        keysOn={on}
        onKeysOn={setOn}
        tools={<Button size="small">市级确认</Button>}
        keys={[
          {
            key: 'j',
            label: '下一件',
            run: () => setAt((now) => Math.min(now + 1, people.length - 1)),
          },
          { key: 'k', label: '上一件', run: () => setAt((now) => Math.max(0, now - 1)) },
          {
            key: '/',
            label: '查找',
            run: () => document.querySelector<HTMLElement>('[aria-label=查找]')?.focus(),
          },
          {
            key: [...'123456789'],
            shown: '1—9',
            label: '按序号下结论',
            run: (digit) => decide(name, digit),
          },
          { key: 'escape', shown: 'Esc', label: '离开输入框' },
        ]}
        queue={
          <div style={{ padding: 12 }}>
            <input aria-label="查找" style={{ width: '100%', height: 32 }} />
            <ol style={{ paddingLeft: 20 }}>
              {people.map((one, index) => (
                <li
                  key={one}
                  aria-current={index === at || undefined}
                  style={{ minHeight: 36, fontWeight: index === at ? 600 : 400 }}
                >
                  {one}
                </li>
              ))}
            </ol>
          </div>
        }
        material={
          args.material ?? (
            <div
              style={{
                display: 'grid',
                placeItems: 'center',
                height: '100%',
                color: 'var(--tqc-text-secondary)',
              }}
            >
              {name}的身份证、学历证书和体检表
            </div>
          )
        }
        decision={
          <div style={{ padding: 16 }}>
            <DescriptionList
              columns={1}
              items={[
                { label: '姓名', value: name },
                { label: '证件号码', value: '118801********0017' },
                { label: '任教学科', value: '语文' },
              ]}
            />
          </div>
        }
      />
    </div>
  );
}
