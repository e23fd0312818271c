import { composeStories } from '@storybook/react-vite';
import { enrollmentElsewhere } from '@tqc/contract/enroll';
import { invented } from '@tqc/testing/people';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './NationEnrollScreen.stories';

const { 区县 } = composeStories(stories);

test('按完整号码查到，打开看由谁办理', async () => {
  await 区县.run();
  const { idNo, name } = invented(1);
  await userEvent.type(await screen.findByRole('textbox', { name: '证件号码' }), idNo);
  await userEvent.type(await screen.findByRole('textbox', { name: '查询用途' }), '核对转入教师');
  await press('查 询');
  await waitFor(() =>
    expect(
      stories.answers.sent(enrollmentElsewhere.enrollMonitoringList).at(-1)?.input,
    ).toMatchObject({ idNo }),
  );
  await pressIn(name, '查看');
  await waitFor(() =>
    expect(stories.answers.sent(enrollmentElsewhere.enrollMonitoringView)).toHaveLength(1),
  );
  await expect(await screen.findByText(`${name}的注册申请`)).toBeVisible();
});
