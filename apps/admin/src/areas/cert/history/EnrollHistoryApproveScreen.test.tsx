import { certChange } from '@tqc/contract/cert';
import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf } from '../../../kit/story/screenTest';
import { changeAnswers } from '../change/ChangeApproveScreen.stories';
import * as stories from './EnrollHistoryApproveScreen.stories';

const { 市级 } = composeStories(stories);

test('只列注册历史的变更；自己提交的由别人审批', async () => {
  await 市级.run();
  expect(await buttonsOf(invented(1).name)).toEqual(['审批', '查看']);
  expect(await buttonsOf(invented(3).name)).toEqual(['（审批）', '查看']);
  expect(changeAnswers[0]?.sent(certChange.list).at(-1)?.input).toMatchObject({
    about: 'history',
    scope: 'waiting',
  });
});
