import { localeSet, otherPoint, registrationReview } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { applicationRow, localeSetRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OtherPointDataScreen } from './OtherPointDataScreen';

const meta = {
  title: '页面/资格认定/其他确认点数据',
  component: OtherPointDataScreen,
  parameters: { screen: 'register.otherPointData' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof OtherPointDataScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const there = { pointName: '西街确认点', lsId: '402', confirmedBy: '' };
export const answers = fakeTransport(otherPoint, {
  otherOrgRegistration: () =>
    pageOf(
      { ...applicationRow(1), ...there },
      { ...applicationRow(2, { status: 15 }), ...there, confirmedBy: '窗口小秦' },
    ),
});
export const review = fakeTransport(registrationReview, { changeLocalSetInfo: () => null });
const points = fakeTransport(localeSet, { list: () => pageOf(localeSetRow()) });

/** 人来了，申请在别的确认点：还没有确认的可以转入。 */
export const 确认点: Story = storyAs(userAt('point'), answers, review, points);
