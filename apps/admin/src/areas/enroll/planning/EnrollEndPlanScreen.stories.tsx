import { provinceBatch } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { enrollEndRow, enrollOrgPlanDetail, enrollToEndRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollEndPlanScreen } from './EnrollEndPlanScreen';

const meta = {
  title: '页面/定期注册/结束注册计划',
  component: EnrollEndPlanScreen,
  parameters: { screen: 'enroll.endPlan' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollEndPlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(provinceBatch, {
  applyEnrollFinshList: () =>
    pageOf(
      enrollEndRow({
        endId: 'o803',
        obId: '803',
        planName: '申请结束的计划',
        endStatus: 1,
        endReason: '全部办结',
        endAskedAt: '2024-11-18T02:00:00Z',
        version: 9,
      }),
      enrollEndRow({ planName: '没有申请的计划' }),
      enrollEndRow({
        endId: 'o805',
        obId: '805',
        planName: '没有办结的计划',
        unsettled: 12,
        endStatus: 1,
      }),
      enrollEndRow({ endId: 'o806', obId: '806', planName: '已结束的计划', endStatus: 2 }),
    ),
  applyEnrollFinshDetail: () => ({ ...enrollToEndRow(), ...enrollOrgPlanDetail() }),
  applyEnrollFinshEdit: () => null,
});

/** 上级同意或退回下级的申请。 */
export const 市级: Story = storyAs(userAt('city'), answers);
/** 国家级还结束省级计划，没有人为它申请。 */
export const 国家中心: Story = { ...storyAs(userAt('nation'), answers), tags: ['alike'] };
