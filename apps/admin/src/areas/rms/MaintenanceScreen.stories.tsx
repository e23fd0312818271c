import { Maintenance, maintenance } from '@tqc/contract/rms';
import { lockState } from '@tqc/domain/organisations';
import { plainAnswers } from '@tqc/testing/fakeTransport';
import { exampleRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { MaintenanceScreen } from './MaintenanceScreen';

const meta = {
  title: '页面/用户权限/维护安排',
  component: MaintenanceScreen,
  parameters: { screen: 'basic.maintenance' },
  tags: ['!autodocs'],
} satisfies Meta<typeof MaintenanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (day: string) => ({
  tellFrom: `2024-${day} 08:00`,
  beginTime: `2024-${day} 20:00`,
  endTime: `2024-${day} 23:30`,
});
const planned = {
  title: '存储扩容',
  state: lockState.code('planned'),
  areas: ['cert', 'limit'],
  allows: 1,
  notice: '期间照片和文件不能查看和上传，请提前下载所需文件。',
  operator: '林知远',
  ...at('08-22'),
};
const running = {
  ...planned,
  title: '数据库升级',
  state: lockState.code('running'),
  areas: ['ecert'],
  allows: 2,
  notice: '期间电子证书暂停使用。',
  ...at('06-18'),
};
const over = {
  ...planned,
  title: '网络切换',
  state: lockState.code('over'),
  areas: ['register', 'enroll'],
  ...at('05-06'),
};

export const answers = plainAnswers(
  maintenance,
  exampleRow(Maintenance, planned),
  exampleRow(Maintenance, running, 2),
  exampleRow(Maintenance, over, 3),
);

/** 未开始的可以改和删，进行中的可以提前结束和改，已结束的只看。 */
export const 国家中心: Story = storyAs(userAt('nation'), answers);
