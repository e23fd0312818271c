import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, headsOf, pressIn } from '../../../kit/story/screenTest';
import * as stories from './TempProvinceHistoryScreen.stories';

const { 省级 } = composeStories(stories);

test('每一列都有中文名称', async () => {
  await 省级.run();
  const heads = await headsOf();
  expect(heads.filter((head) => /[a-z]/.test(head))).toEqual([]);
  expect(heads).toContain('转正式申请中');
});

test('旧证书申请转正式时已有的内容填好；正在审批的只看', async () => {
  await 省级.run();
  expect(await buttonsOf(invented(6).name)).toEqual(['查看']);
  expect(await buttonsOf(invented(5).name)).toEqual(['查看', '申请转正式', '作废']);
  await pressIn(invented(5).name, '申请转正式');
  const form = await dialog('申请转正式');
  await expect(await form.findByDisplayValue('2008-06-18')).toBeVisible();
});
