import { composeStories } from '@storybook/react-vite';
import { normalStudent } from '@tqc/contract/exemption';
import { expect, screen, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { confirm, pressIn, rowOf } from '../../../kit/story/screenTest';
import * as stories from './ImportLogScreen.stories';

const { 高校 } = composeStories(stories);

test('只有24小时内的可以撤销，先问再撤', async () => {
  await 高校.run();
  await rowOf('刚导入的.xlsx');
  await expect(screen.getAllByText('撤销导入')).toHaveLength(1);
  await pressIn('刚导入的.xlsx', '撤销导入');
  await confirm('撤销“刚导入的.xlsx”的导入吗？新增的学生删去，覆盖的恢复成导入前的内容。');
  await waitFor(() => expect(stories.log.sent(normalStudent.undoImport)).toHaveLength(1));
});
