import { exports, Job, job, resource } from '@tqc/contract/resource';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { FileTasksScreen } from './FileTasksScreen';

const meta = {
  title: '页面/个人/文件任务',
  component: FileTasksScreen,
  parameters: { screen: 'shell.fileTasks' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof FileTasksScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = {
  kind: exports.exportRows.id,
  title: '认定数据查看',
  status: 2,
  total: 1280,
  done: 1280,
  failed: 0,
  message: '',
  resultFile: '00000000-0000-4000-8000-000000000001',
  fileName: '认定数据查看_2024-06-18.xlsx',
  results: [],
  sha256: null,
  size: 48_000,
  downloads: 1,
  endedAt: '2024-06-18T01:20:00Z',
  expiresAt: '2024-06-25T01:20:00Z',
};
const open = { resultFile: null, endedAt: null, expiresAt: null, downloads: 0 };
const running = { ...done, ...open, title: '短信日志', status: 1, total: 5200, done: 2100 };
const failed = {
  ...done,
  ...open,
  title: '证书管理',
  status: 3,
  total: 0,
  done: 0,
  message: '您没有该操作的权限',
};

const rows = [exampleRow(Job, running, 3), exampleRow(Job, done, 1), exampleRow(Job, failed, 2)];

/** 正在进行的在上方看进度，完成的下载，失败的重新执行。 */
export const 本人: Story = storyAs(
  userAt('county'),
  fakeTransport(job, {
    list: () => ({ total: rows.length, record: rows }),
    cancel: () => null,
    again: () => null,
  }),
  fakeTransport(exports, { exportRows: () => ({ id: '905' }) }),
  fakeTransport(resource, {}),
);
