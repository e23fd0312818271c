import { registration } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { applicationRow, workFigures } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OnlineCheckScreen } from './OnlineCheckScreen';

const meta = {
  title: '页面/资格认定/网报数据核验',
  component: OnlineCheckScreen,
  parameters: { screen: 'register.onlineCheck' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof OnlineCheckScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = ({ statuses: [status = 6] = [] }: { readonly statuses?: number[] | undefined }) => ({
  total: 12,
  record: [0, 1, 2, 3, 4].map((at) => applicationRow(at, { status })),
});
const figures = () => workFigures({ 6: 12, 7: 3, 8: 2, 15: 20, 18: 12, 21: 8, 24: 1 });
export const answers = fakeTransport(registration, { list: rows, figures });
const point = userAt('point');

/** 确认点从这里开始核验，标签上是每一步的件数。 */
export const 确认点: Story = storyAs(point, answers);
export const waiting = fakeTransport(registration, {
  list: () => new Promise(() => undefined),
  figures: () => new Promise(() => undefined),
});
/** 一直没有答复：换条件照样能问。 */
export const 载入中: Story = { ...storyAs(point, waiting), tags: ['acted'] };
