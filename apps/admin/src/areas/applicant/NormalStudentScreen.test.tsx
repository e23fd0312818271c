import { composeStories } from '@storybook/react-vite';
import { normalPreServiceTeacher } from '@tqc/contract/applicant';
import { invented } from '@tqc/testing/people';
import { expect, screen, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { confirm, pressIn } from '../../kit/story/screenTest';
import * as stories from './NormalStudentScreen.stories';

const { 国家级 } = composeStories(stories);

test('已用于认定的不能更正；有账户的清除学籍核验结果', async () => {
  await 国家级.run();
  await screen.findByText(invented(2).name);
  await expect(screen.getAllByText('更正')).toHaveLength(2);
  await pressIn(invented(1).name, '清除核验结果');
  await confirm(`清除${invented(1).name}保留的学籍核验结果吗？之后重新核验。`);
  await waitFor(() =>
    expect(stories.answers.sent(normalPreServiceTeacher.removeCache)).toHaveLength(1),
  );
});
