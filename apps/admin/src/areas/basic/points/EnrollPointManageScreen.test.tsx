import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { dialog, headsOf, press } from '../../../kit/story/screenTest';
import * as stories from './EnrollPointManageScreen.stories';

const { 市级 } = composeStories(stories);

test('注册确认点有学段、主管学校数和所属学校；新增可以同时办认定', async () => {
  await 市级.run();
  const heads = (await headsOf()).join();
  for (const head of ['可办学段', '主管学校数', '所属学校']) expect(heads).toContain(head);
  await press('新增确认点');
  const form = await dialog('新增确认点');
  await expect(form.getByText('同时办理资格认定')).toBeVisible();
});
