import { baseOrg } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press, pressIn } from '../../../kit/story/screenTest';
import { pointAnswers } from './pointStories';
import * as stories from './RegPointManageScreen.stories';

const { 市级 } = composeStories(stories);

test('自己的确认点能编辑、停用、删除；停用的去停用记录；下级的只能查看', async () => {
  await 市级.run();
  expect(await buttonsOf('云汀市政务服务中心确认点')).toEqual([
    '查看',
    '编辑',
    '确认人员',
    '停用',
    '删除',
  ]);
  expect(await buttonsOf('云汀市图书馆确认点')).toEqual([
    '查看',
    '编辑',
    '确认人员',
    '停用记录',
    '删除',
  ]);
  expect(await buttonsOf('东霁区政务服务中心确认点')).toEqual(['查看', '确认人员']);
  await pressIn('云汀市政务服务中心确认点', '编辑');
  const form = await dialog('编辑');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(pointAnswers.sent(baseOrg.update)).toHaveLength(1));
  expect(pointAnswers.sent(baseOrg.update)[0]?.input).toMatchObject({
    orgId: '101',
    dayCapacity: 80,
    ctIds: [1, 2, 3],
  });
});

test('停用前说这里有多少申请等着、由谁办理、安排还会收网报', async () => {
  await 市级.run();
  await pressIn('云汀市政务服务中心确认点', '停用');
  const form = await dialog('停用');
  await form.findByText(
    '这里还有7份没有确认的认定申请、3份待初核的注册申请，停用后由云汀市教育局办理，也可以先转移到其他确认点。',
  );
  form.getByText('当前的2个工作安排不随着停用，仍会收到网报；不再接收的请先停用这些安排。');
  expect(pointAnswers.sent(baseOrg.get).at(-1)?.input).toEqual({
    orgId: '101',
    waiting: true,
  });
});

test('新增：名称、地址、电话、方式、种类和容量都要填', async () => {
  await 市级.run();
  await press('新增确认点');
  const form = await dialog('新增确认点');
  const fill = (name: RegExp, text: string) =>
    userEvent.type(form.getByRole('textbox', { name }), text);
  await fill(/确认点名称/, '云汀市文化馆确认点');
  await fill(/详细地址/, '滨河路9号');
  await fill(/联系电话/, '000-88880009');
  await userEvent.click(form.getByRole('combobox', { name: /确认方式/ }));
  await userEvent.click(await screen.findByRole('option', { name: '现场确认' }), {
    pointerEventsCheck: 0,
  });
  await userEvent.click(form.getByRole('combobox', { name: /可办资格种类/ }));
  const option = await screen.findByRole('option', { name: '小学教师资格' });
  await userEvent.click(within(option).getByText('小学教师资格'), { pointerEventsCheck: 0 });
  await userEvent.type(form.getByRole('spinbutton', { name: /每日容量/ }), '60');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(pointAnswers.sent(baseOrg.addBaseOrg2)).toHaveLength(1));
  expect(pointAnswers.sent(baseOrg.addBaseOrg2)[0]?.input).toMatchObject({
    orgName: '云汀市文化馆确认点',
    confirmWay: 1,
    ctIds: [2],
    dayCapacity: 60,
  });
});
