import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeadlineChip } from './DeadlineChip';

/** 办件的法定期限或承诺期限。期限日由服务器按工作日历算出，本组件只说话。 */
const meta = {
  title: '基础/DeadlineChip',
  component: DeadlineChip,
  args: { workdays: 12, due: '2025-04-30' },
} satisfies Meta<typeof DeadlineChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 充裕: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('note', { name: '法定期限，还剩 12 个工作日' }),
      ).toHaveFocus(),
    );
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(
      '法定期限至 2025-04-30',
    );
  },
};
export const 将到: Story = { args: { workdays: 3 } };
export const 今天到期: Story = { args: { workdays: 0 } };
export const 已超期: Story = { args: { workdays: -2 } };
export const 停表: Story = { args: { workdays: 8, paused: '等待补正' } };
export const 只有依据: Story = {
  args: { due: undefined, basis: '自确认之日起三十个工作日内作出认定结论' },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('note'));
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(
      /^自确认之日起三十个工作日内作出认定结论$/,
    );
  },
};
export const 表格里只说天数: Story = {
  tags: ['alike'],
  args: { due: undefined, workdays: -2 },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByText('已超期 2 个工作日'));
    await expect(within(canvasElement).queryByRole('note')).toBeNull();
    await expect(within(document.body).queryByRole('tooltip')).toBeNull();
  },
};
export const 长依据与生僻字: Story = {
  args: {
    label: '承诺期限',
    basis: '𬭎县教育局公布的承诺办结时限，自受理期结束之日起算，补正期间不计。'.repeat(2),
  },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' }, args: { workdays: -2 } };
