import { waiting } from '@tqc/contract/account';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../kit/story/storyAs';
import { UndoBar } from './UndoBar';

/** 办理后先等待几秒，页面下方写着还能撤回的，按 Z 撤回最近的一项；关掉浏览器再回来也在。 */
const meta = {
  title: '页面框架/UndoBar',
  component: UndoBar,
  // The seconds go on while a picture is taken.
  tags: ['acted'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof UndoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const waits = (n: number, title: string) => ({
  waitingId: String(n),
  title,
  ids: [String(24_118_801_000_000 + n)],
  // Longer than any picture takes.
  seconds: 600,
});
const one = [waits(1, '材料合格：李若琳')];
export const many = [
  ...one,
  waits(2, '核验不通过：张婷'),
  waits(3, '材料合格：刘梦瑶'),
  waits(4, '审批通过：陈泽宇、欧阳诗桐、杨晓语等83人'),
];
export const served = fakeTransport(waiting, {
  list: () => ({ record: many }),
  takeBack: () => null,
});
const point = userAt('point');

export const 一项: Story = storyAs(
  point,
  fakeTransport(waiting, { list: () => ({ record: one }), takeBack: () => null }),
);
export const 多项: Story = storyAs(point, served);
export const 来不及了: Story = {
  ...storyAs(
    point,
    fakeTransport(waiting, {
      list: () => ({ record: one }),
      takeBack: () =>
        Promise.reject(refusal(422, '已经生效，不能撤回；需要更正的请按更正的步骤办理')),
    }),
  ),
};
export const 没有: Story = {
  ...storyAs(point, fakeTransport(waiting, { list: () => ({ record: [] }) })),
};
export const 深色: Story = { ...多项, globals: { theme: 'dark' } };
