import { baseRareWords, baseTechnicalJob } from '@tqc/contract/basic';
import { composeStory } from '@storybook/react-vite';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { storyAs } from '../../../kit/story/storyAs';
import * as stories from './DictScreen.stories';

test('字典一类一个标签：各有各的列表和新增', async () => {
  await composeStory(
    storyAs(
      userAt('nation'),
      fakeTransport(baseTechnicalJob, { list: () => pageOf() }),
      fakeTransport(baseRareWords, { list: () => pageOf() }),
    ),
    stories.default,
  ).run();
  await expect(await screen.findByRole('button', { name: '新增职务' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '生僻字' }));
  await expect(await screen.findByRole('button', { name: '新增生僻字' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '新增职务' })).toBeNull();
});
