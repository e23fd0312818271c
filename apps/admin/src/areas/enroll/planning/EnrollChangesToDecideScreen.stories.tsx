import { change, provinceBatch } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { enrollChangeDetail, enrollChangeRow, enrollOrgChangeRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollChangesToDecideScreen } from './EnrollChangesToDecideScreen';

const meta = {
  title: '页面/定期注册/待审批的计划变更',
  component: EnrollChangesToDecideScreen,
  parameters: { screen: 'enroll.planApprove' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollChangesToDecideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(change, {
  list: () =>
    pageOf(
      enrollOrgChangeRow(),
      enrollChangeRow({ status: 1, opinion: '同意', decidedBy: '白国审', version: 2 }),
    ),
  update: () => null,
});
const plans = fakeTransport(provinceBatch, {
  applyForAmendmentProvinceOrg: () =>
    enrollChangeDetail({
      ...enrollOrgChangeRow(),
      now: { noticeBegin: '2024-08-01' },
      offences: [{ item: '公示时间', message: '公示不能少于7天，现在是5天，请延长' }],
    }),
});

/** 市级在计划审批里审批下级的变更；不合的地方看得到，看得到就通过不了。 */
export const 市级: Story = storyAs(userAt('city'), answers, plans);
