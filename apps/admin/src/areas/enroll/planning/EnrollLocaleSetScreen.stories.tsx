import { localeSet } from '@tqc/contract/enroll';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { arranged, slotAnswers } from './arrangementStories';
import { EnrollLocaleSetScreen } from './EnrollLocaleSetScreen';

const meta = {
  title: '页面/定期注册/注册确认点工作安排',
  component: EnrollLocaleSetScreen,
  parameters: { screen: 'enroll.localeSet' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollLocaleSetScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(localeSet, {
  ...arranged,
  batchAddLocaleSet: () => ({
    added: 1,
    refused: [{ pointName: orgs.point.orgName, message: '在该时间段已有安排' }],
  }),
});

/** 区县安排自己的确认点：有人选择的不能删，下级的只看。 */
export const 区县: Story = storyAs(userAt('county'), answers, slotAnswers);
/** 没有正在进行的时间段，或者没有确认点：不能新增，按钮说明原因。 */
export const 没有时间段: Story = {
  ...storyAs(
    userAt('county'),
    slotAnswers,
    fakeTransport(localeSet, {
      ...arranged,
      getCurrentOrgBatchEnrollTimes: () => ({ record: [] }),
    }),
  ),
  tags: ['alike'],
};
export const 没有确认点: Story = {
  ...storyAs(
    userAt('county'),
    slotAnswers,
    fakeTransport(localeSet, { ...arranged, orgAddLocalPoint: () => ({ record: [] }) }),
  ),
  tags: ['alike'],
};
export const 服务器拒绝: Story = {
  ...storyAs(
    userAt('county'),
    slotAnswers,
    fakeTransport(localeSet, {
      ...arranged,
      update: () =>
        Promise.reject(refusal(422, '确认日期（2024-05-27 至 2024-07-30）超出时间段的确认时间')),
    }),
  ),
  tags: ['alike'],
};
