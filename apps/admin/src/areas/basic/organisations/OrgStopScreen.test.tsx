import { baseOrgDisable } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './OrgStopScreen.stories';
import { stopAnswers } from './orgStories';

const { 省级 } = composeStories(stories);

test('未开始的可以改和删，停用中的可以启用，已结束的只看', async () => {
  await 省级.run();
  expect(await buttonsOf('办公场所搬迁')).toEqual(['编辑', '删除']);
  expect(await buttonsOf('并入东霁区教育局')).toEqual(['启用', '编辑']);
  expect(await buttonsOf('系统维护')).toEqual([]);
  await pressIn('并入东霁区教育局', '启用');
  await confirm('确定启用“西禾区教育局”吗？它的人可以重新登录。');
  await waitFor(() => expect(stopAnswers.sent(baseOrgDisable.update)).toHaveLength(1));
  expect(stopAnswers.sent(baseOrgDisable.update)[0]?.input).toMatchObject({ action: 'end' });
});

test('选了要停用的机构，就说那里有谁、有多少在等、停用后怎么办', async () => {
  await 省级.run();
  await press('停用机构');
  const form = await dialog('停用机构');
  expect(form.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(form.getByRole('combobox', { name: /机构/ }));
  await userEvent.click(await screen.findByRole('option', { name: '西禾区教育局' }), {
    pointerEventsCheck: 0,
  });
  await form.findByText(/这里还有5份认定申请没有办结，停用期间没有人办理/);
  await userEvent.type(form.getByRole('textbox', { name: /原因/ }), '办公场所搬迁');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(stopAnswers.sent(baseOrgDisable.create)).toHaveLength(1));
});
