import { composeStories } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf } from '../../../kit/story/screenTest';
import * as stories from './DictTypeScreen.stories';

const { 国家中心 } = composeStories(stories);

test('内置的类型不能停用和删除，自建的可以', async () => {
  await 国家中心.run();
  expect(await buttonsOf('idDocumentType')).toEqual(['条目', '编辑']);
  expect(await buttonsOf('meetingKind')).toEqual(['条目', '编辑', '停用', '删除']);
});
