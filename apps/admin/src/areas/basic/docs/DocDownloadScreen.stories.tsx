import { eduDoc, EduDoc } from '@tqc/contract/basic';
import { resource } from '@tqc/contract/resource';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { DocDownloadScreen } from './DocDownloadScreen';

const meta = {
  title: '页面/基础信息/资料下载',
  component: DocDownloadScreen,
  parameters: { screen: 'doc.download' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof DocDownloadScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const manual = {
  title: '教师资格认定操作手册',
  category: 2,
  audience: [1, 2, 3, 4],
  kind: 'pdf',
  size: 2_411_724,
  docVersion: '2024年春季版',
  orgName: '国家教师资格中心',
  downloads: 1286,
  remark: '第三章是今年新增的无犯罪记录查询',
  pinned: true,
  status: 1,
  kept: false,
};
const form = {
  ...manual,
  title: '证书签收表样式',
  category: 3,
  audience: [1, 2],
  kind: 'docx',
  size: 38_912,
  docVersion: '1.2',
  orgName: '演示省教育厅',
  downloads: 64,
  remark: '',
  pinned: false,
};
const poster = { ...form, title: '现场确认流程图', category: 4, kind: 'png', size: 812_032 };
const old = { ...form, title: '旧版认定公告样式', status: 0, kept: true };

const answers = (kept: boolean) =>
  fakeTransport(eduDoc, {
    list: () =>
      pageOf(
        exampleRow(EduDoc, { ...manual, kept: false }),
        exampleRow(EduDoc, { ...form, kept }, 2),
        exampleRow(EduDoc, { ...poster, kept }, 3),
        ...(kept ? [exampleRow(EduDoc, old, 4)] : []),
      ),
    get: () => exampleRow(EduDoc, manual),
    create: () => ({ id: '904' }),
    update: () => null,
    remove: () => null,
    zip: () => new Blob(['zip']),
  });
export const files = fakeTransport(resource, { downloadFile: () => new Blob(['file']) });
export const read = answers(false);

/** 下载、预览，勾选几份一起下载。 */
export const 区县: Story = storyAs(userAt('county'), read, files);

/** 本省发布的可以编辑、撤回；已撤回的可以重新发布或删除。 */
export const 省级: Story = storyAs(userAt('province'), answers(true), files);
