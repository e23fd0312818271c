import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ResultPage } from './ResultPage';

const next = fn();

/** 办完一件事之后告诉人结果、要记下的编号和下一步。三秒就能看完的小事用消息提示，不用整页。 */
const meta = {
  title: '消息/ResultPage',
  component: ResultPage,
  args: {
    kind: 'done',
    title: '批次已提交',
    note: '下级机构从现在起可以按批次安排确认点。',
    facts: [
      { label: '批次编号', value: '2025-11-0007' },
      { label: '提交时间', value: '2025-04-01 09:00:00' },
    ],
    actions: (
      <>
        <Button type="primary" onClick={() => next()}>
          继续新增
        </Button>
        <Button>返回列表</Button>
      </>
    ),
  },
} satisfies Meta<typeof ResultPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 办成: Story = {
  play: async ({ canvasElement }) => {
    next.mockClear();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('批次已提交');
    await expect(within(canvasElement).getByRole('heading', { name: /批次已提交/ })).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '继续新增' }));
    await expect(next).toHaveBeenCalledTimes(1);
  },
};
export const 部分办成: Story = {
  args: {
    kind: 'partly',
    title: '83 件已审批，7 件未办',
    note: '4 件属于其他县，3 件已经编号；未办的清单可以下载。',
  },
};
export const 没办成: Story = {
  args: {
    kind: 'failed',
    title: '提交失败，内容已暂存',
    note: '网络恢复后从「我的草稿」继续。',
    facts: [{ label: '请求编号', value: 'r-20250401-0007' }],
  },
};
export const 等待处理: Story = { args: { kind: 'waiting', title: '已送上级机构审批', facts: [] } };
export const 长文字与生僻字: Story = {
  args: {
    title:
      '𬭎县㛃乡䶮村中心小学等一百二十三所学校二〇二五年春季教师资格定期注册计划已提交并等待审批',
    note: '请等待。'.repeat(30),
  },
};
export const 深色: Story = { globals: { theme: 'dark' } };
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
