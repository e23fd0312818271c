import { enrollmentHistory } from '@tqc/contract/cert';
import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press, pressIn } from '../../../kit/story/screenTest';
import { enrollAnswers } from './histories';
import * as stories from './TempEnrollHistoryScreen.stories';

const { 市级 } = composeStories(stories);

test('作废要写原因；处理过的只看', async () => {
  await 市级.run();
  await press('已入库');
  expect(await buttonsOf(invented(2).name)).toEqual(['查看']);
  await press('待处理');
  await pressIn(invented(1).name, '作废');
  const form = await dialog('作废');
  await userEvent.type(await form.findByRole('textbox', { name: '作废原因' }), '查无此人');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  const sent = () => enrollAnswers.sent(enrollmentHistory.handleTemp);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ input: { id: '801', action: 'void', opinion: '查无此人' } });
});
