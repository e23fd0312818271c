import { composeStories } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { rowOf } from '../../../kit/story/screenTest';
import * as stories from './EnrollSiteCityScreen.stories';

const { 区县 } = composeStories(stories);

test('同市的机构只看公示的内容，没有操作', async () => {
  await 区县.run();
  await expect(await rowOf('东霁区教育体育局')).toHaveTextContent('东霁区在编在岗教师');
  await expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
});
