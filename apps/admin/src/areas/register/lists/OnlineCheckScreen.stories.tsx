import { localeSet, regAud, registration, registrationReview } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { applicationRow, localeSetRow, pageOf, workFigures } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
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
/** What the conditions leave of them. */
const statusCounts = () => ({ exact: true, record: [{ status: 6 as const, n: 2 }] });
export const answers = fakeTransport(registration, { list: rows, figures, statusCounts });
export const review = fakeTransport(registrationReview, {
  batchChangeLocale: ({ regIds }) => {
    const [first = '', ...rest] = regIds.split(',');
    const reason = '该申请已确认，不能再转移确认点';
    return { done: [first], refused: rest.map((id) => ({ id, name: '张婷', reason })) };
  },
  batchMsg: ({ regIds }) => ({ done: regIds.split(','), refused: [] }),
});
export const points = fakeTransport(localeSet, {
  list: () =>
    pageOf(
      localeSetRow(),
      localeSetRow({ lsId: '402', pointName: '西街确认点' }),
      localeSetRow({ lsId: '403', pointName: '北门确认点', obtId: '352' }),
      localeSetRow({ lsId: '404', pointName: '南门确认点', ctIds: [1] }),
    ),
});
export const messages = fakeTransport(regAud, { create: () => ({ id: '9001' }) });
const point = userAt('point');

/** Nobody of that name waits here; one is with another organisation, one was deleted. */
export const absent = fakeTransport(registration, {
  list: ({ name, statuses }) =>
    name === undefined
      ? rows({ statuses })
      : statuses === undefined
        ? pageOf(
            applicationRow(1, { name, status: 18 }),
            applicationRow(2, { name, status: 21, orgName: orgs.city.orgName }),
            applicationRow(3, { name, status: 6, recordStatus: 2 }),
            applicationRow(4, { name, status: 0 }),
          )
        : pageOf<ReturnType<typeof applicationRow>>(),
  figures,
});
const nobody = fakeTransport(registration, {
  list: () => pageOf<ReturnType<typeof applicationRow>>(),
  figures,
});

/** 确认点从这里开始核验，标签上是每一步的件数。 */
export const 确认点: Story = storyAs(point, answers, review);
/** 区县可以把人转到另一个确认点。 */
export const 区县: Story = {
  ...storyAs(userAt('county'), answers, review, points, messages),
  tags: ['alike'],
};
export const waiting = fakeTransport(registration, {
  list: () => new Promise(() => undefined),
  figures: () => new Promise(() => undefined),
});
/** 带着条件：标签上是符合条件的件数。 */
export const 按条件: Story = {
  ...storyAs(userAt('county'), answers),
  parameters: { route: { path: '/', at: '/?ctId=3&paymentType=1' } },
  tags: ['alike'],
};
/** 查的人不在这个标签里：说出在哪里，点了就去。 */
export const 人在别处: Story = {
  ...storyAs(userAt('county'), absent),
  parameters: { route: { path: '/', at: '/?name=王思涵' } },
  tags: ['pictured'],
};
/** 哪里都没有这个人。 */
export const 查不到: Story = {
  ...storyAs(point, nobody),
  parameters: { route: { path: '/', at: '/?name=王思涵' } },
  tags: ['alike'],
};
/** 一直没有答复：换条件照样能问。 */
export const 载入中: Story = { ...storyAs(point, waiting), tags: ['alike'] };
