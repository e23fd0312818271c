import { baseTechnicalJob } from '@tqc/contract/basic';
import { plainAnswers } from '@tqc/testing/fakeTransport';
import { userAt } from '@tqc/testing/users';
import { expect, screen } from 'storybook/test';
import { test } from 'vitest';
import { render } from 'vitest-browser-react';
import { confirm, press } from '../story/screenTest';
import { storyAs } from '../story/storyAs';
import { switchButton } from './switchButton';

const { update } = baseTechnicalJob;
const row = { tjId: '12', status: 1, version: 2, name: '高级教师' };

test('在用的可以停用，停用的可以启用；停用前先问，发出的只有行的键、状态和读到的版本', async () => {
  const answers = plainAnswers(baseTechnicalJob);
  const release = await storyAs(userAt('nation'), answers).beforeEach();
  const { rerender } = await render(switchButton(update, row, '职务“高级教师”'));
  await press('停用');
  expect(answers.sent(update)).toEqual([]);
  await confirm('确定停用职务“高级教师”吗？');
  await expect(await screen.findByText('停用成功')).toBeInTheDocument();
  await rerender(switchButton(update, { ...row, status: 0, version: 3 }));
  await press('启用');
  await confirm('确定启用吗？');
  await expect(await screen.findByText('启用成功')).toBeInTheDocument();
  expect(answers.sent(update)).toEqual([
    { input: { tjId: '12', status: 0 }, version: 2 },
    { input: { tjId: '12', status: 1 }, version: 3 },
  ]);
  release();
});
