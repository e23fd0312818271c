import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../kit/story/screenTest';
import * as stories from './OtherCertScreen.stories';

const { 省级 } = composeStories(stories);

test('其他证书由人核验，没有可清除的；查看时类别和核验意见都在', async () => {
  await 省级.run();
  expect(await buttonsOf(invented(3).name)).toEqual(['查看', '重新核验', '人工核验', '更正']);
  await pressIn(invented(3).name, '查看');
  const view = await dialog(`${invented(3).name}的其他证书`);
  await expect(await view.findByText('证书类别')).toBeVisible();
  await expect(view.getByText('已核对原件')).toBeVisible();
});
