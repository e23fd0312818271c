import { monAlert } from '@tqc/contract/monitor';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import { alertAnswers } from './alertStories';
import * as stories from './AlertScreen.stories';

const { 市级, 省级 } = composeStories(stories);
const sent = () => alertAnswers.sent(monAlert.update).at(-1)?.input;

test('没有认领的认领，认领了的处理、通知或退回，处理完的只看；处理说明不写不能完成', async () => {
  await 市级.run();
  expect(await buttonsOf('超期未审批 4 件')).toEqual([
    '查看',
    '认领',
    '处理完成',
    '通知下级',
    '忽略',
  ]);
  expect(await buttonsOf('一人当日导出')).toEqual([
    '查看',
    '处理完成',
    '通知下级',
    '退回未处理',
    '忽略',
  ]);
  expect(await buttonsOf('当日办理 42 件')).toEqual(['查看']);
  await pressIn('超期未审批 4 件', '处理完成');
  const form = await dialog('处理完成');
  await userEvent.type(form.getByRole('textbox', { name: /说明/ }), '已督促办结');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(sent()).toEqual({ id: '51', action: 'close', opinion: '已督促办结' }));
});

test('认领先问一句；查看能看到谁做过什么', async () => {
  await 市级.run();
  await pressIn('超期未审批 4 件', '认领');
  await confirm('认领“东霁区教育体育局”的这条预警？');
  await waitFor(() => expect(sent()).toEqual({ id: '51', action: 'claim' }));
  await pressIn('超期未审批 4 件', '查看');
  await screen.findByText('请今天办结');
});

test('省级在规则设置里看到本省的和全国的', async () => {
  await 省级.run();
  await press('规则设置');
  await screen.findByRole('button', { name: '为本省单独设置' });
  expect(await buttonsOf('单日导出数量过大或无备案导出')).toEqual(['编辑', '试算', '删除']);
  expect(await buttonsOf('审批超法定工作日')).toEqual(['试算']);
});
