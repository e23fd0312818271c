import { registration } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { longName, rareName } from '@tqc/testing/people';
import { applicationRow, pageOf, workFigures } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OnlineCheckScreen } from './OnlineCheckScreen';

const meta = {
  title: '页面/资格认定/网报数据核验',
  component: OnlineCheckScreen,
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
export const 区县: Story = storyAs(userAt('county'), answers);
export const 没有申请: Story = storyAs(
  point,
  fakeTransport(registration, { list: () => pageOf(), figures: () => workFigures({}) }),
);
export const 出错: Story = storyAs(
  point,
  fakeTransport(registration, {
    list: () => Promise.reject(refusal(503)),
    figures: () => Promise.reject(refusal(503)),
  }),
);
export const waiting = fakeTransport(registration, {
  list: () => new Promise(() => undefined),
  figures: () => new Promise(() => undefined),
});
export const 载入中: Story = storyAs(point, waiting);
export const 长文字与生僻字: Story = storyAs(
  point,
  fakeTransport(registration, {
    list: () =>
      pageOf(
        applicationRow(1, {
          name: longName,
          pointName: '𬭎县㛃乡䶮村政务服务中心中小学教师资格认定现场确认专用窗口',
        }),
        applicationRow(2, { name: rareName }),
      ),
    figures: () => workFigures({ 6: 2, 7: 2, 8: 2, 9: 2, 15: 2 }),
  }),
);
export const 深色: Story = { ...确认点, globals: { theme: 'dark' } };
