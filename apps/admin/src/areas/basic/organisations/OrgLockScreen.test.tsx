import { baseOrgLockTime } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, pressIn } from '../../../kit/story/screenTest';
import * as stories from './OrgLockScreen.stories';
import { lockAnswers } from './orgTabStories';

const { 省级 } = composeStories(stories);

test('未开始的可以改和删，锁定中的可以解除，已结束的只看', async () => {
  await 省级.run();
  expect(await buttonsOf('证书号段调整')).toEqual(['编辑', '删除']);
  expect(await buttonsOf('年度数据核对')).toEqual(['解除', '编辑']);
  expect(await buttonsOf('系统升级')).toEqual([]);
  await pressIn('年度数据核对', '解除');
  await confirm('确定现在就解除“云汀市教育局”的锁定吗？');
  await waitFor(() => expect(lockAnswers.sent(baseOrgLockTime.update)).toHaveLength(1));
  expect(lockAnswers.sent(baseOrgLockTime.update)[0]?.input).toMatchObject({ action: 'end' });
});
