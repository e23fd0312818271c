import { maintenance } from '@tqc/contract/rms';
import { limit } from '@tqc/contract/limit';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AskButton } from '../kit/form/buttons';
import { useMaintenance } from '../kit/session/maintenance';
import { storyAs } from '../kit/story/storyAs';
import { MaintenanceBanner } from './MaintenanceBanner';

const RUNNING = {
  maintId: '1',
  title: '存储扩容',
  areas: ['limit'],
  allows: 1,
  tellFrom: '2024-01-01 00:00',
  beginTime: '2024-01-01 00:00',
  endTime: '2099-01-01 00:00',
  notice: '请提前办理。',
};
const WHY = '限制库正在维护（存储扩容），2099-01-01 00:00前只能查看，之后再办理';

/** 维护期间，范围内的页面上方说明到什么时候；办理的按钮不能按，写明原因。 */
const meta = {
  title: '页面框架/MaintenanceBanner',
  component: MaintenanceBanner,
  args: { id: 'limit.limitation' },
  render: (args) => (
    <>
      <MaintenanceBanner {...args} />
      <AskButton call={limit.remove} label="删除" row={{ limitId: '1', version: 1 }} />
      <AskButton call={maintenance.remove} label="别处删除" row={{ maintId: '1', version: 1 }} />
    </>
  ),
  beforeEach: () => {
    useMaintenance.setState([RUNNING], true);
    return () => useMaintenance.setState([], true);
  },
} satisfies Meta<typeof MaintenanceBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name });

export const 默认: Story = {
  ...storyAs(userAt('nation')),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(WHY);
    await expect(button(canvasElement, '删除')).toBeDisabled();
    await expect(button(canvasElement, '删除')).toHaveAttribute('title', WHY);
    await expect(button(canvasElement, '别处删除')).toBeEnabled();
  },
};

export const 其他页面: Story = {
  args: { id: 'register.registration' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(WHY)).toBeNull();
  },
};
