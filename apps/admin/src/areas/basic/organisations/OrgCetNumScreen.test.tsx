import { baseOrgCetNum } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, pressIn } from '../../../kit/story/screenTest';
import * as stories from './OrgCetNumScreen.stories';
import { cetNumAnswers } from './orgSettingStories';

const { 省级: 编号 } = composeStories(stories);

test('证书编号：发出过号码的年度只看，还没有发的可以调整和删除', async () => {
  await 编号.run();
  expect(await buttonsOf('东霁区教育体育局')).toEqual([]);
  expect(await buttonsOf('云汀市教育局')).toEqual(['调整起始', '删除']);
  await pressIn('云汀市教育局', '删除');
  await confirm('确定删除“云汀市教育局”2025年的起始编号吗？删除后从1开始编。');
  await waitFor(() => expect(cetNumAnswers.sent(baseOrgCetNum.remove)).toHaveLength(1));
});
