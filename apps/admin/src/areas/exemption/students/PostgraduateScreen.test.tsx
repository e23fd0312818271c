import { composeStories } from '@storybook/react-vite';
import { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './PostgraduateScreen.stories';

const { 高校 } = composeStories(stories);

test('只列出教育类研究生', async () => {
  await 高校.run();
  await expect(await screen.findAllByText('宋怀瑾')).toHaveLength(7);
  expect(stories.answers.people.sent(normalPreServiceTeacher.list)[0]?.input).toMatchObject({
    side: 'collect',
    postgraduate: true,
  });
});
