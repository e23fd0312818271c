import { baseCollege, baseCollegeTag, baseMajor } from '@tqc/contract/basic';
import { composeStory } from '@storybook/react-vite';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { storyAs } from '../../../kit/story/storyAs';
import * as stories from './MajorScreen.stories';

test('一页三份资料：各有各的列表和新增', async () => {
  await composeStory(
    storyAs(
      userAt('nation'),
      fakeTransport(baseMajor, { list: () => pageOf(), queryKV: () => ({ record: [] }) }),
      fakeTransport(baseCollege, { list: () => pageOf() }),
      fakeTransport(baseCollegeTag, { list: () => pageOf() }),
    ),
    stories.default,
  ).run();
  for (const [tab, button] of [
    ['专业', '新增专业'],
    ['院校', '新增院校'],
    ['院校标签', '新增标签'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: tab }));
    await expect(await screen.findByRole('button', { name: button })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: tab })).toHaveAttribute('aria-current', 'page');
  }
});
