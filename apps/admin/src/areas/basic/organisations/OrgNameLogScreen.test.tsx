import { orgNameLog } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, pressIn } from '../../../kit/story/screenTest';
import * as stories from './OrgNameLogScreen.stories';
import { nameAnswers } from './OrgNameLogScreen.stories';

const { 省级 } = composeStories(stories);

test('待生效的可以撤销，已生效的只能更正批文，补录的可以删除', async () => {
  await 省级.run();
  expect(await buttonsOf('东霁区教育体育局')).toEqual(['批文', '更正批文', '删除']);
  expect(await buttonsOf('西禾区教委')).toEqual(['批文', '更正批文']);
  expect(await buttonsOf('云汀市教委')).toEqual(['更正批文', '删除']);
  await pressIn('东霁区教育体育局', '删除');
  await confirm('确定撤销更名为“东霁区教育体育局”吗？到生效日期也不再更名。');
  await waitFor(() => expect(nameAnswers.sent(orgNameLog.remove)).toHaveLength(1));
});
