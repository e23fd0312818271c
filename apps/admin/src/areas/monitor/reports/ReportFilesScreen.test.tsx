import { reportFileTask } from '@tqc/contract/monitor';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, pressIn } from '../../../kit/story/screenTest';
import * as stories from './ReportFilesScreen.stories';

const { 市级 } = composeStories(stories);
const { answers } = stories;

test('完成的可以查看和下载，正在生成的可以取消，失败的按原来的条件重新生成', async () => {
  await 市级.run();
  expect(await buttonsOf('教师资格认定情况统计表')).toEqual(['查看', '下载', '删除']);
  expect(await buttonsOf('认定人员基本情况统计表')).toEqual(['取消']);
  expect(await buttonsOf('分学科认定情况统计表')).toEqual(['重新生成', '删除']);
  await screen.findByText('正在统计');
  await pressIn('分学科认定情况统计表', '重新生成');
  await confirm('按现在的数据重新生成“分学科认定情况统计表”？');
  await waitFor(() =>
    expect(answers.sent(reportFileTask.create).at(-1)?.input).toMatchObject({
      id: '8101',
      format: 'pdf',
      from: '2024-01-01',
    }),
  );
  await pressIn('认定人员基本情况统计表', '取消');
  await confirm('取消生成“认定人员基本情况统计表”？');
  await waitFor(() =>
    expect(answers.sent(reportFileTask.remove).at(-1)?.input).toEqual({ id: '9202' }),
  );
});
