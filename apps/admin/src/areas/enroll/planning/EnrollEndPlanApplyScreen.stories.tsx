import { provinceBatch } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { enrollOrgPlanDetail, enrollToEndRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollEndPlanApplyScreen } from './EnrollEndPlanApplyScreen';

const meta = {
  title: '页面/定期注册/申请结束注册计划',
  component: EnrollEndPlanApplyScreen,
  parameters: { screen: 'enroll.endPlanApply' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollEndPlanApplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(provinceBatch, {
  applyOrgEnrollFinshList: () =>
    pageOf(
      enrollToEndRow({ planName: '没有办结的计划', unsettled: 12 }),
      enrollToEndRow({ obId: '802', planName: '都办结的计划', version: 8 }),
      enrollToEndRow({
        obId: '803',
        planName: '申请过的计划',
        endStatus: 1,
        endReason: '全部办结',
        endAskedAt: '2024-11-18T02:00:00Z',
      }),
      enrollToEndRow({
        obId: '804',
        planName: '被退回的计划',
        endStatus: 3,
        opinion: '还有结论贴没有打印',
      }),
    ),
  applyEnrollFinshDetail: () => ({ ...enrollToEndRow(), ...enrollOrgPlanDetail() }),
  applyOrgEnrollEndEdit: () => null,
});

/** 都办结的计划可以申请结束，被退回的可以再申请；没有办结的说出还有几条。 */
export const 区县: Story = storyAs(userAt('county'), answers);
