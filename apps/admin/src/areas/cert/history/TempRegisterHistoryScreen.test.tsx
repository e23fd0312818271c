import { historyValid } from '@tqc/contract/cert';
import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press, pressIn } from '../../../kit/story/screenTest';
import { historyAnswers } from './histories';
import * as stories from './TempRegisterHistoryScreen.stories';

const { 市级 } = composeStories(stories);

test('修正只问有问题的栏目，连同版本送出；处理过的只看', async () => {
  await 市级.run();
  await press('已入库');
  expect(await buttonsOf(invented(3).name)).toEqual(['查看']);
  await press('待处理');
  expect(await buttonsOf(invented(1).name)).toEqual(['查看', '修正入库', '作废']);
  await pressIn(invented(1).name, '修正入库');
  const form = await dialog('修正入库');
  await userEvent.type(await form.findByRole('textbox', { name: '毕业学校' }), '澄岚师范大学');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  const sent = () => historyAnswers.sent(historyValid.handleTemp);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    version: 1,
    input: { id: '701', action: 'correct', graduateSchool: '澄岚师范大学' },
  });
});
