import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf } from '../../../kit/story/screenTest';
import * as stories from './RegPointUserQueryScreen.stories';

const { 市级 } = composeStories(stories);

test('查询页只看不办', async () => {
  await 市级.run();
  expect(await buttonsOf('point_yunting')).toEqual([]);
});
