import { imports, job } from '@tqc/contract/resource';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { press } from '../story/screenTest';
import * as stories from './ImportDialog.stories';

const { 选择文件, 核对 } = composeStories(stories);
const asked = () => stories.answers.sent(imports.importRows).map(({ input }) => input);

test('先核对，不写入；改过的格子和原来的文件一起再核对，写入的正是核对过的计划', async () => {
  await 核对.run();
  expect(asked()).toEqual([{ target: 'technicalJob', dryRun: 'true', edits: '' }]);
  const code = await screen.findByRole('textbox', { name: '第 3 行代码' });
  await userEvent.type(code, '013{Enter}');
  const sort = screen.getByRole('textbox', { name: '第 3 行排序' });
  await userEvent.clear(sort);
  await userEvent.type(sort, '30{Enter}');
  await press('核对改动（1 行）');
  await userEvent.click(await screen.findByRole('button', { name: /写入这 3 条/ }));
  await expect(await screen.findByText('已写入 3 条')).toBeInTheDocument();
  const edits = JSON.stringify([{ line: 3, cells: { code: '013', sort: '30' } }]);
  expect(asked().slice(1)).toEqual([
    { target: 'technicalJob', dryRun: 'true', edits },
    { target: 'technicalJob', dryRun: 'false', planHash: 'b'.repeat(64), edits },
  ]);
  expect(stories.tasks.sent(job.get)).toHaveLength(1);
});

test('去掉的行不再送去，没有写入就关闭时先问', async () => {
  await 核对.run();
  await press('去掉有错的 1 行');
  await waitFor(() =>
    expect(asked()[1]).toMatchObject({ edits: JSON.stringify([{ line: 3, cells: null }]) }),
  );
  await userEvent.keyboard('{Escape}');
  await expect(await screen.findByText('导入专业技术职务：尚未写入的内容')).toBeInTheDocument();
  await press('继续填写');
  await expect(screen.getByRole('button', { name: /写入这/ })).toBeInTheDocument();
});

test('模板和标出错误的文件都在手边', async () => {
  await 选择文件.run();
  await press('下载的模板');
  await waitFor(() => expect(stories.answers.sent(imports.importTemplate)).toHaveLength(1));
  await stories.choose();
  await press('下载标出错误的文件');
  await waitFor(() => expect(stories.answers.sent(imports.importMarked)).toHaveLength(1));
});
