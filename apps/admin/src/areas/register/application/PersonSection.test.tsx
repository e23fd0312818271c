import { resource } from '@tqc/contract/resource';
import { regAud, registration, registrationDocument } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { applicationDetail } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStories, composeStory } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import { dialog, press } from '../../../kit/story/screenTest';
import { storyAs } from '../../../kit/story/storyAs';
import * as stories from './ApplicationScreen.stories';

const { 不能通过, 确认点核验 } = composeStories(stories);

test('限制库里查到的是什么、哪年到哪年、谁录入的，连同已有的证书都看得到', async () => {
  await 不能通过.run();
  await expect(await screen.findByText(/2022-03-01 至 2027-02-28/)).toBeInTheDocument();
  expect(screen.getByText('弄虚作假被撤销，限制5年')).toBeInTheDocument();
  expect(screen.getByText(/证书 20201188032001001/)).toBeInTheDocument();
  await 确认点核验.run();
  await expect(await screen.findByText('没有限制记录')).toBeInTheDocument();
});

const county = userAt('county');
const message = {
  regAudId: '1',
  regId: '24118801000001',
  content: '请补充普通话证书原件。',
  bySms: true,
  author: '孟县审',
  orgName: county.user.orgName,
  createdAt: '2024-06-15T02:00:00Z',
  reply: '',
  replyTime: null,
  status: 1,
  version: 1,
};

test('留言可以同时发短信；本机构还没有回复的可以修改', async () => {
  const messages = fakeTransport(regAud, {
    getMessagesRegAud: () => ({ record: [message] }),
    create: () => ({ id: '2' }),
    update: () => null,
  });
  const one = fakeTransport(registration, { get: () => applicationDetail(1) });
  const { changes, person, pictures, reveal } = stories;
  await composeStory(
    storyAs(county, one, messages, person, pictures, reveal, changes),
    stories.default,
  ).run();
  await expect(await screen.findByText('（已发短信）')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: '留言内容' }), '请按时到场');
  await userEvent.click(screen.getByRole('switch', { name: /同时发送短信/ }));
  await press('发 送');
  await waitFor(() =>
    expect(messages.sent(regAud.create).map(({ input }) => input)).toEqual([
      { regId: '24118801000001', content: '请按时到场', bySms: true },
    ]),
  );
  await press('修改');
  const form = await dialog('修改');
  await userEvent.type(form.getByRole('textbox', { name: /留言内容/ }), '尽快');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(messages.sent(regAud.update)).toEqual([
      { version: 1, input: { regAudId: '1', content: '请补充普通话证书原件。尽快' } },
    ]),
  );
});

test('看不清的材料可以替换，带着读到的版本；不能替换的不给', async () => {
  const document = (kind: string, title: string, replaceable: boolean) => ({
    kind,
    seq: 1,
    title,
    fileId: '00000000-0000-7000-8000-000000000001',
    mime: 'image/png',
    replaceable,
    extensions: ['png', 'jpg'],
    maxBytes: 200_000,
  });
  const documents = fakeTransport(registrationDocument, {
    modifyFile: () => ({
      record: [document('diploma', '毕业证书', true), document('photo', '证件照片', false)],
    }),
  });
  const files = fakeTransport(resource, {
    updateFileCurr: () => ({
      fileId: '00000000-0000-7000-8000-000000000002',
      name: '毕业证书.png',
      kind: 'image',
      mime: 'image/png',
      size: 4,
      width: 1,
      height: 1,
    }),
  });
  const one = fakeTransport(registration, { get: () => applicationDetail(1) });
  const { changes, messages, person, pictures, reveal } = stories;
  await composeStory(
    storyAs(county, one, documents, files, messages, person, pictures, reveal, changes),
    stories.default,
  ).run();
  await press('替换材料');
  const form = await dialog('替换材料');
  await form.findByText('毕业证书');
  expect(form.queryByText('证件照片')).toBeNull();
  const chooser = window.document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (chooser) await userEvent.upload(chooser, new File(['scan'], '毕业证书.png'));
  await waitFor(() =>
    expect(files.sent(resource.updateFileCurr)).toEqual([
      { version: 1, input: { regId: '24118801000001', kind: 'diploma', seq: 1 } },
    ]),
  );
});
