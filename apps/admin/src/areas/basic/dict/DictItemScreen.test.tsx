import { baseDict } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, pressIn } from '../../../kit/story/screenTest';
import * as stories from './DictItemScreen.stories';
import { itemAnswers } from './dictStories';

const { 国家中心 } = composeStories(stories);

test('状态类的条目不能停用；选项类的可以，停用后不再选', async () => {
  await 国家中心.run();
  expect(await buttonsOf('已撤销')).toEqual(['编辑']);
  expect(await buttonsOf('工作部署会')).toEqual(['编辑', '停用', '删除']);
  await pressIn('护照', '启用');
  await confirm('确定启用条目“护照”吗？');
  await waitFor(() => expect(itemAnswers.sent(baseDict.update)).toHaveLength(1));
  expect(itemAnswers.sent(baseDict.update)[0]?.input).toMatchObject({ status: 1 });
});
