import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, headsOf } from '../../../kit/story/screenTest';
import * as stories from './RegPointQueryScreen.stories';

const { 市级 } = composeStories(stories);

test('查询页只看不办，列出当前安排和已确认数', async () => {
  await 市级.run();
  expect(await buttonsOf('云汀市政务服务中心确认点')).toEqual(['查看']);
  expect((await headsOf()).join()).toContain('当前安排数');
});
