import { historyValid } from '@tqc/contract/cert';
import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press, pressIn } from '../../../kit/story/screenTest';
import { historyAnswers } from './histories';
import * as stories from './SupplementCollegeScreen.stories';

const { 区县 } = composeStories(stories);

test('只有一条已核验的学历时已经选好；别的机构的只看', async () => {
  await 区县.run();
  expect(await buttonsOf(invented(2).name)).toEqual(['查看']);
  expect(await buttonsOf(invented(1).name)).toEqual(['关联学历', '人工补充', '查看', '退回']);
  await pressIn(invented(1).name, '关联学历');
  const form = await dialog('关联学历');
  await expect(await form.findByText(/BY20240001/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  const sent = () => historyAnswers.sent(historyValid.selectColeegeToHistoryValid);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.input).toEqual({ regId: '241188011', collegeId: '31' });
});

test('退回的仍可关联，补充过的只看', async () => {
  await 区县.run();
  await press('已退回');
  expect(await buttonsOf(invented(3).name)).toEqual(['关联学历', '人工补充', '查看']);
  await press('已补充');
  expect(await buttonsOf(invented(4).name)).toEqual(['查看']);
});
