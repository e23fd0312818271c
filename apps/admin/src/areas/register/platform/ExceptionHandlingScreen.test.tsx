import { composeStories } from '@storybook/react-vite';
import { exchange } from '@tqc/contract/register';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { dialog, press } from '../../../kit/story/screenTest';
import { platformAnswers } from './GovdataPushScreen.stories';
import * as stories from './ExceptionHandlingScreen.stories';

const { 省级 } = composeStories(stories);

const sent = () => platformAnswers.flatMap((one) => one.sent(exchange.listAbnormal));

test('只有待处理的可以修正和重新推送', async () => {
  await 省级.run();
  await screen.findAllByText('重新推送');
  // What waits is listed first and alone; what is done stands behind it.
  expect(sent().at(-1)?.input).toMatchObject({ abnormalStatus: 0 });
  await press('全部');
  await screen.findByText('线下已报送');
  await expect(screen.getAllByText('重新推送')).toHaveLength(1);
});

test('姓名错了只改姓名：没有填的证件号码不送，不会被拒绝', async () => {
  await 省级.run();
  await press('修正');
  const form = await dialog('修正');
  const name = form.getByRole('textbox', { name: '姓名' });
  await userEvent.clear(name);
  await userEvent.type(name, '段雪㐂');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('修正成功')).toBeInTheDocument();
  const sent = platformAnswers.flatMap((one) => one.sent(exchange.handleAbnormal));
  expect(sent.at(-1)?.input).toMatchObject({ action: 'fix', name: '段雪㐂' });
  expect(sent.at(-1)?.input.idNo).toBeUndefined();
});
