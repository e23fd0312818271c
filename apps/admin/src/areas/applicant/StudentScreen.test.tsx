import { composeStories } from '@storybook/react-vite';
import { ssouserStudent } from '@tqc/contract/applicant';
import { invented } from '@tqc/testing/people';
import { expect, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { confirm, pressIn } from '../../kit/story/screenTest';
import * as stories from './StudentScreen.stories';

const { 省级 } = composeStories(stories);

test('学籍向核验平台重新核验', async () => {
  await 省级.run();
  await pressIn(invented(3).name, '重新核验');
  await confirm(`向核验平台重新核验${invented(3).name}的学籍吗？`);
  await waitFor(() =>
    expect(stories.answers.sent(ssouserStudent.update)[0]?.input).toMatchObject({
      action: 'recheck',
    }),
  );
});
