import { baseOrgDict } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, pressIn } from '../../../kit/story/screenTest';
import * as stories from './OrgDictScreen.stories';
import { orgDictAnswers } from './orgTabStories';

const { 省级 } = composeStories(stories);

test('本机构的叫法可以改和删，删除前说明恢复用国家标签', async () => {
  await 省级.run();
  expect(await buttonsOf('教师资格认定')).toEqual(['编辑', '删除']);
  await pressIn('教师资格认定', '删除');
  await confirm('确定删除“认定”的本机构标签吗？删除后恢复用国家标签。');
  await waitFor(() => expect(orgDictAnswers.sent(baseOrgDict.remove)).toHaveLength(1));
});
