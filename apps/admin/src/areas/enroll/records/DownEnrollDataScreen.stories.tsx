import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { DownEnrollDataScreen } from './DownEnrollDataScreen';
import { answers } from './EnrollDataViewScreen.stories';

const meta = {
  title: '页面/定期注册/注册数据查看（下级机构）',
  component: DownEnrollDataScreen,
  parameters: { screen: 'enroll.dataView' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof DownEnrollDataScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 下级机构办理的：修改和删除都写明原因。 */
export const 市级: Story = storyAs(userAt('city'), ...answers);
