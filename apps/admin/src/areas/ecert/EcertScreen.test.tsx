import { baseOrgBatchAssign, ecertCert } from '@tqc/contract/ecert';
import { invented } from '@tqc/testing/people';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, dialog, press, pressIn } from '../../kit/story/screenTest';
import * as stories from './EcertScreen.stories';

const { 区县 } = composeStories(stories);

test('有效的预览、下载、验真、撤销；已撤销的重新制作', async () => {
  await 区县.run();
  expect(await buttonsOf(invented(1).name)).toEqual([
    '预览',
    '下载',
    '验真',
    '撤销',
    '查看',
    '轨迹',
  ]);
  expect(await buttonsOf(invented(2).name)).toEqual(['验真', '重新制作', '查看', '轨迹']);
});

test('一行一个号码，签发日期先填默认的；没有制作的说明为什么', async () => {
  await 区县.run();
  await press('制作电子证书');
  const form = await dialog('制作电子证书');
  await waitFor(() => expect(form.getByDisplayValue('2024-06-30')).toBeVisible());
  await userEvent.type(
    form.getByRole('textbox', { name: /证书号码/ }),
    '20241188013000001{enter}20241188013000002',
  );
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(
    await screen.findByText(`已制作1张；${invented(4).name}：证书没有照片`),
  ).toBeInTheDocument();
  expect(stories.answers.sent(ecertCert.create)[0]?.input).toMatchObject({
    certNos: ['20241188013000001', '20241188013000002'],
    issueDate: '2024-06-30',
    stampType: 1,
  });
});

test('验真每一项都有结论；改动过的说得出来', async () => {
  await 区县.run();
  await pressIn(invented(3).name, '验真');
  await expect(await screen.findByText('验真未通过')).toBeVisible();
  await expect(await screen.findByText(/文件已被改动/)).toBeVisible();
});

test('撤销要写原因；弹窗设置读出现在的再改', async () => {
  await 区县.run();
  await pressIn(invented(1).name, '撤销');
  const form = await dialog('撤销');
  await userEvent.type(form.getByRole('textbox', { name: /撤销原因/ }), '签发有误');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(stories.answers.sent(ecertCert.cancel)).toHaveLength(1));
  expect(stories.answers.sent(ecertCert.cancel)[0]?.input).toMatchObject({
    records: [{ id: '1', version: 1 }],
    reason: '签发有误',
  });
  await press('弹窗设置');
  const settings = await dialog('弹窗设置');
  const asks = await settings.findByRole('switch');
  await waitFor(() => expect(asks).toBeChecked());
  await userEvent.click(asks);
  await userEvent.click(settings.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(stories.settings.sent(baseOrgBatchAssign.setPopUpSettings)).toMatchObject([
      { input: { asks: false } },
    ]),
  );
});
