import { invented } from '@tqc/testing/people';
import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../kit/story/screenTest';
import * as stories from './EcertChangeScreen.stories';

const { 区县 } = composeStories(stories);

test('每行都能看那一版；有上一版的能对比，只列出不同的', async () => {
  await 区县.run();
  expect(await buttonsOf(invented(1).name)).toEqual(['查看']);
  expect(await buttonsOf(invented(3).name)).toEqual(['查看', '对比版本']);
  await pressIn(invented(3).name, '对比版本');
  const view = await dialog(`${invented(3).name}的电子证书第2版与上一版`);
  await expect(await view.findByText('英语')).toBeVisible();
  await expect(view.getByText('数学')).toBeVisible();
  expect(view.queryByText('证书号码')).toBeNull();
});
