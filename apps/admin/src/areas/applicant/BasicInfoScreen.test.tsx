import { ssouser, ssouserCollegeCert } from '@tqc/contract/applicant';
import { composeStories } from '@storybook/react-vite';
import { invented } from '@tqc/testing/people';
import { expect, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, pressIn } from '../../kit/story/screenTest';
import * as stories from './BasicInfoScreen.stories';

const { 省级, 区县 } = composeStories(stories);

test('账户的每个状态有它的办法；区县只看', async () => {
  await 省级.run();
  expect(await buttonsOf(invented(1).name)).toEqual(['查看', '修改手机', '锁定', '清除核验缓存']);
  expect(await buttonsOf(invented(2).name)).toEqual(['查看', '修改手机', '解锁', '清除核验缓存']);
  expect(await buttonsOf(invented(3).name)).toEqual(['查看', '清除核验缓存']);
  await 区县.run();
  expect(await buttonsOf(invented(1).name)).toEqual(['查看']);
});

test('查看一个人的各项信息和持有的证书，按人去查，没有权利的不列', async () => {
  await 省级.run();
  await pressIn(invented(1).name, '查看');
  const view = await dialog(`${invented(1).name}的账户`);
  await userEvent.click(await view.findByRole('button', { name: '学历' }));
  await expect(await view.findByText('澄岚师范大学')).toBeVisible();
  expect(stories.answers[1]?.sent(ssouserCollegeCert.list)[0]?.input).toMatchObject({
    ssoId: expect.any(String),
    pageNo: 1,
  });
  await userEvent.click(view.getByRole('button', { name: /教师资格证书/ }));
  await expect(await view.findByText('20193201142000017')).toBeVisible();
  await userEvent.click(view.getByRole('button', { name: '账户' }));
  await expect(await view.findByText(/本人到场更换/)).toBeVisible();
});

test('查看时前后的改动都在；锁定要写原因', async () => {
  await 省级.run();
  await pressIn(invented(1).name, '查看');
  const view = await dialog(`${invented(1).name}的账户`);
  await expect(await view.findByText(/154\*{4}0001 改为 154\*{4}0002/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await pressIn(invented(1).name, '锁定');
  const form = await dialog('锁定');
  await userEvent.type(form.getByRole('textbox', { name: /原因/ }), '疑似冒用');
  await userEvent.click(form.getByRole('button', { name: /确\s?定|保\s?存|提\s?交/ }));
  await waitFor(() =>
    expect(stories.answers[0]?.sent(ssouser.update)[0]?.input).toMatchObject({
      action: 'lock',
      reason: '疑似冒用',
    }),
  );
});
