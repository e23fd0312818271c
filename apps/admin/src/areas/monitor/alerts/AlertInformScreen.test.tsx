import { monAlertInform } from '@tqc/contract/monitor';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, pressIn } from '../../../kit/story/screenTest';
import { ruleAnswers } from './alertStories';
import * as stories from './AlertInformScreen.stories';

const { 省级, 国家级 } = composeStories(stories);

test('本省的设置可以改，改的只是填的那些；删除先说清恢复全国的设置', async () => {
  await 省级.run();
  await pressIn('单日导出数量过大或无备案导出', '编辑');
  const form = await dialog('编辑');
  const threshold = form.getByRole('spinbutton', { name: /阈值/ });
  await userEvent.clear(threshold);
  await userEvent.type(threshold, '3000');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(ruleAnswers.sent(monAlertInform.update).at(-1)?.input).toMatchObject({
      id: '1',
      threshold: 3000,
      quietFrom: '22:00',
      ways: [1, 2],
      receivers: ['71'],
    }),
  );
  await pressIn('单日导出数量过大或无备案导出', '删除');
  await confirm('删除“单日导出数量过大或无备案导出”的单独设置，恢复全国的设置？');
});

test('国家级改全国的设置，省里的只看', async () => {
  await 国家级.run();
  expect(await buttonsOf('审批超法定工作日')).toEqual(['编辑', '试算']);
  expect(await buttonsOf('单日导出数量过大或无备案导出')).toEqual(['试算']);
});

test('试算说出会触发几次，换一个阈值再算；没有痕迹的规则说明原因', async () => {
  await 省级.run();
  await pressIn('单日导出数量过大或无备案导出', '试算');
  const shown = await dialog('单日导出数量过大或无备案导出：试算');
  await shown.findByText('过去30天会触发4次，涉及2个机构；同一机构一天算一次。');
  const threshold = shown.getByRole('spinbutton', { name: /阈值/ });
  await userEvent.clear(threshold);
  await userEvent.type(threshold, '8000');
  await shown.findByText('过去30天不会触发。');
  await userEvent.keyboard('{Escape}');
  await pressIn('审批超法定工作日', '试算');
  await screen.findByText(/不能试算/);
});
