import { registration } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { workFigures } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { ConfirmaIndexScreen } from './ConfirmaIndexScreen';

const meta = {
  title: '页面/首页/确认点首页',
  component: ConfirmaIndexScreen,
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ConfirmaIndexScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(registration, {
  figures: () => workFigures({ 6: 12, 7: 3, 8: 1286, 15: 96 }),
});
export const failing = fakeTransport(registration, { figures: () => Promise.reject(refusal(503)) });
const point = userAt('point');

/** 确认点一进来就看到今天要办的件数。 */
export const 确认点: Story = storyAs(point, answers);
export const 都办完了: Story = storyAs(
  point,
  fakeTransport(registration, { figures: () => workFigures({}) }),
);
export const 出错: Story = storyAs(point, failing);
export const 载入中: Story = storyAs(
  point,
  fakeTransport(registration, { figures: () => new Promise(() => undefined) }),
);
