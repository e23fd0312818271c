import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf } from '../../../kit/story/screenTest';
import * as stories from './ChangeLogScreen.stories';

const { 区县 } = composeStories(stories);

test('日志只看：每个变更都能打开', async () => {
  await 区县.run();
  expect(await buttonsOf(invented(4).name)).toEqual(['查看']);
});
