import { provinceBatch } from '@tqc/contract/enroll';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { enrollEndRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollProvinceEndsScreen } from './EnrollProvinceEndsScreen';

const meta = {
  title: '页面/定期注册/结束省级注册计划',
  component: EnrollProvinceEndsScreen,
  parameters: { screen: 'enroll.endPlan' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollProvinceEndsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(provinceBatch, {
  applyEnrollFinshList: () =>
    pageOf(
      enrollEndRow({
        endId: 'p701',
        planKind: 'province',
        obId: null,
        planName: '云梦省2024年注册计划',
        orgName: '云梦省教育厅(演示)',
        orgType: 4,
      }),
    ),
  applyEnrollFinshEdit: () =>
    Promise.reject(refusal(422, '还有未结束的机构计划，不能结束省级计划：东霁区计划')),
});

/** 省级计划由国家级机构直接结束；其下还有没结束的说出是哪些。 */
export const 国家中心: Story = storyAs(userAt('nation'), answers);
