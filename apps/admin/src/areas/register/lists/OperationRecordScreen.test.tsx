import { operations } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, chooseIn, dialog, press, pressIn, rowOf } from '../../../kit/story/screenTest';
import * as stories from './OperationRecordScreen.stories';

const { 区县 } = composeStories(stories);

test('每一步是谁做的、从什么状态到什么状态、从哪里来，都看得到', async () => {
  await 区县.run();
  const row = await rowOf('确认通过');
  for (const word of ['窗口小林', '材料合格待确认', '待审批', '192.0.2.15'])
    expect(row).toHaveTextContent(word);
  expect(await buttonsOf('确认通过')).toEqual(['查看']);
});

test('按操作人查，查看进入那一件', async () => {
  await 区县.run();
  await userEvent.type(await screen.findByRole('textbox', { name: '操作人' }), '小林');
  await press('查 询');
  await waitFor(() =>
    expect(stories.answers.sent(operations.queryOperations).at(-1)?.input).toMatchObject({
      actor: '小林',
    }),
  );
  await press('查看');
  await expect(
    await screen.findByText('已转到 /register/application/24118801000001'),
  ).toBeInTheDocument();
});

test('按业务环节查；数据变更的一步看得到前后内容和证明材料', async () => {
  await 区县.run();
  await chooseIn(screen, /业务环节/, '数据变更');
  await press('查 询');
  await waitFor(() =>
    expect(stories.answers.sent(operations.queryOperations).at(-1)?.input).toMatchObject({
      step: '数据变更',
    }),
  );
  await pressIn('变更通过', '查看明细');
  const change = await dialog('李若琳的数据变更');
  await expect(await change.findByText('数学 → 数学与应用数学')).toBeInTheDocument();
  expect(change.getByText('孟县审')).toBeInTheDocument();
  expect(change.getByRole('button', { name: '查看证明材料' })).toBeInTheDocument();
});
