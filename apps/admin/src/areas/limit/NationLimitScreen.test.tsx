import { composeStories, composeStory } from '@storybook/react-vite';
import { comparedPerson, limit } from '@tqc/contract/limit';
import { imports } from '@tqc/contract/resource';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { userAt } from '@tqc/testing/users';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { dialog, press } from '../../kit/story/screenTest';
import { storyAs } from '../../kit/story/storyAs';
import * as stories from './NationLimitScreen.stories';

const { 区县, 省级 } = composeStories(stories);
const says = '文件里没有“证件号码”这一列，请用模板填写后重新上传';
const refusing = fakeTransport(limit, { batchCompare: () => Promise.reject(refusal(422, says)) });
const 名单不对 = composeStory(
  storyAs(userAt('province'), refusing, stories.answers),
  stories.default,
);

test('只看得到遮盖的号码，没有查看完整号码的按钮', async () => {
  await 区县.run();
  await expect(await screen.findByText(invented(3).maskedIdNo)).toBeVisible();
  expect(screen.queryByRole('button', { name: '查看' })).toBeNull();
});

test('批量比对：写用途、选名单，开始以后说到哪里看结果', async () => {
  await 省级.run();
  await press('批量比对');
  const form = await dialog('批量比对');
  await userEvent.click(form.getByRole('button', { name: '下载的模板' }));
  await waitFor(() =>
    expect(stories.templates.sent(imports.importTemplate)).toMatchObject([
      { input: { target: comparedPerson.target } },
    ]),
  );
  await userEvent.click(form.getByRole('button', { name: '开始比对' }));
  await expect(await form.findByText('请输入查询用途')).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /查询用途/ }), '新入职核查');
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (chooser) await userEvent.upload(chooser, new File(['姓名,证件号码'], '名单.csv'));
  await form.findByText(/名单\.csv/);
  await userEvent.click(form.getByRole('button', { name: '开始比对' }));
  await expect(
    await screen.findByText('已开始比对，完成后可以在文件任务中下载结果'),
  ).toBeInTheDocument();
  await waitFor(() =>
    expect(stories.answers.sent(limit.batchCompare)).toMatchObject([
      { input: { purpose: '新入职核查' } },
    ]),
  );
});

test('批量比对的名单被退回时窗口还在，用途不用再写，原因写在窗口里', async () => {
  await 名单不对.run();
  await press('批量比对');
  const form = await dialog('批量比对');
  await userEvent.type(form.getByRole('textbox', { name: /查询用途/ }), '新入职核查');
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (chooser) await userEvent.upload(chooser, new File(['甲,乙'], '名单.csv'));
  await form.findByText(/名单\.csv/);
  await userEvent.click(form.getByRole('button', { name: '开始比对' }));
  await form.findByText(says);
  expect(form.getByRole('textbox', { name: /查询用途/ })).toHaveValue('新入职核查');
});
