import { baseOrgDisable } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, pressIn } from '../../../kit/story/screenTest';
import * as stories from './OrgStopScreen.stories';
import { stopAnswers } from './orgStories';

const { 省级 } = composeStories(stories);

test('未开始的可以改和删，停用中的可以启用，已结束的只看', async () => {
  await 省级.run();
  expect(await buttonsOf('办公场所搬迁')).toEqual(['编辑', '删除']);
  expect(await buttonsOf('并入东霁区教育局')).toEqual(['启用', '编辑']);
  expect(await buttonsOf('系统维护')).toEqual([]);
  await pressIn('并入东霁区教育局', '启用');
  await confirm('确定启用“西禾区教育局”吗？它的人可以重新登录。');
  await waitFor(() => expect(stopAnswers.sent(baseOrgDisable.update)).toHaveLength(1));
  expect(stopAnswers.sent(baseOrgDisable.update)[0]?.input).toMatchObject({ action: 'end' });
});
