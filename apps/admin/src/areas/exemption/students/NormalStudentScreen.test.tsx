import { composeStories } from '@storybook/react-vite';
import { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { invented } from '@tqc/testing/people';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import * as stories from './NormalStudentScreen.stories';

const { 高校 } = composeStories(stories);

test('只列出师范生，编了号的可以打印证书', async () => {
  await 高校.run();
  await screen.findByText(invented(1).name);
  await expect(screen.getAllByText('打印证书')).toHaveLength(1);
  expect(stories.answers.people.sent(normalPreServiceTeacher.list)[0]?.input).toMatchObject({
    postgraduate: false,
  });
});
