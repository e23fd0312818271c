import { baseRareWords, baseTechnicalJob } from '@tqc/contract/basic';
import { composeStory } from '@storybook/react-vite';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { storyAs } from '../../../kit/story/storyAs';
import * as stories from './DictScreen.stories';
import { itemAnswers, typeAnswers } from './dictStories';

test('字典一类一个标签：各有各的列表和新增', async () => {
  await composeStory(
    storyAs(
      userAt('nation'),
      typeAnswers,
      itemAnswers,
      fakeTransport(baseTechnicalJob, { list: () => pageOf() }),
      fakeTransport(baseRareWords, { list: () => pageOf() }),
    ),
    stories.default,
  ).run();
  await expect(await screen.findByRole('button', { name: '新增类型' })).toBeInTheDocument();
  for (const [tab, label] of [
    ['字典项', '新增条目'],
    ['专业技术职务', '新增职务'],
    ['生僻字', '新增生僻字'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: tab }));
    await expect(await screen.findByRole('button', { name: label })).toBeInTheDocument();
  }
  expect(screen.queryByRole('button', { name: '新增类型' })).toBeNull();
});
