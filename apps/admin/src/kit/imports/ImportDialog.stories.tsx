import { technicalJobImport } from '@tqc/contract/basic';
import type { OutputOf } from '@tqc/contract/kit';
import { imports, Job, job } from '@tqc/contract/resource';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { storyAs } from '../story/storyAs';
import ImportDialog from './ImportDialog';

const meta = {
  title: '页面/导入',
  component: ImportDialog,
  args: { imported: technicalJobImport, onWritten: fn(), onClose: fn() },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

type Plan = NonNullable<OutputOf<typeof imports.importRows>['plan']>;
type Row = Plan['rows'][number];

const usual = { series: '中小学教师', grade: '副高级', sort: '20', status: '启用' };
const rows: Row[] = [
  { line: 2, verdict: 'add', values: { code: '012', name: '高级教师', ...usual } },
  {
    line: 3,
    verdict: 'bad',
    values: { code: '', name: '㛃乡教师', ...usual, sort: '十' },
    errors: { code: '请输入代码', sort: '排序应为整数' },
  },
  {
    line: 4,
    verdict: 'update',
    values: { code: '014', name: '一级教师', ...usual },
    before: { name: '中级教师' },
  },
];
const planAfter = (edits: string): Plan => {
  const isMended = edits.includes('013');
  const mended = { code: '013', name: '㛃乡教师', ...usual, sort: '30' };
  return {
    hash: (isMended ? 'b' : 'a').repeat(64),
    rows: isMended
      ? rows.map((row) => (row.line === 3 ? { line: 3, verdict: 'add', values: mended } : row))
      : rows,
  };
};

export const answers = fakeTransport(imports, {
  importRows: ({ dryRun, edits }) =>
    dryRun === 'true' ? { plan: planAfter(edits), jobId: null } : { plan: null, jobId: '905' },
  importTemplate: () => new Blob(['模板']),
  importMarked: () => new Blob(['标出错误']),
});
const written = {
  kind: imports.importRows.id,
  title: '导入专业技术职务',
  status: 2,
  total: 3,
  done: 3,
  failed: 0,
  message: '新增2条，更新1条',
  resultFile: null,
  fileName: '',
  sha256: null,
  size: null,
  downloads: 0,
  results: [],
  expiresAt: null,
};
export const tasks = fakeTransport(job, {
  get: () => exampleRow(Job, written, 5),
  cancel: () => null,
});

const story = storyAs(userAt('nation'), answers, tasks);

/** Chooses a file, as somebody does in the dialog. */
export async function choose(): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>('导入专业技术职务的文件');
  await userEvent.upload(input, new File(['表'], '职务.xlsx'));
  await screen.findByRole('button', { name: /写入这/ });
}

export const 选择文件: Story = { tags: ['alike'], ...story };
/** 有错的格子就地改，旧值划掉；改过的和没有改的走同一次核对。 */
export const 核对: Story = {
  tags: ['in-dark'],
  ...story,
  async play() {
    await story.play();
    await choose();
  },
};
