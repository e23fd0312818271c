import { baseOrg } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../../kit/story/screenTest';
import * as stories from './RegSiteHistoryScreen.stories';

const { 省级 } = composeStories(stories);

test('只问已公示的，看到的是公示的版本', async () => {
  await 省级.run();
  expect(await buttonsOf('东霁区教育体育局')).toEqual(['查看']);
  expect(stories.answers.sent(baseOrg.queryRegSiteOrgDoList).at(-1)?.input).toMatchObject({
    published: true,
  });
  await pressIn('东霁区教育体育局', '查看');
  const window = await dialog('东霁区教育体育局已公示的信息');
  await expect(await window.findByText('东霁区滨河路1号')).toBeVisible();
});
