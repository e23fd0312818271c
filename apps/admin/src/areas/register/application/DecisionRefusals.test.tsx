import { waiting } from '@tqc/contract/account';
import { registration, registrationReview } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { applicationDetail } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStory } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { draftStore } from '../../../kit/form/drafts';
import { useSession } from '../../../kit/session/session';
import { storyAs } from '../../../kit/story/storyAs';
import { hearDecision, takeBack } from '../../../kit/undo/waiting';
import meta, { changes, messages, person, pictures, reveal } from './ApplicationScreen.stories';
import { playDecisions } from './decisionPanelTest';

/** Plays a refusal of a decision at a field. */
async function refusedAt(field: string, sentence: string) {
  const no = () => Promise.reject(refusal(422, sentence, { [field]: sentence }));
  const review = fakeTransport(registrationReview, {
    affirmRegistration: no,
    confirmRegistration: no,
  });
  const detail = fakeTransport(registration, {
    get: () => applicationDetail(1, { status: 8, decisions: ['confirm', 'askMoreMaterials'] }),
  });
  const Story = composeStory(
    storyAs(userAt('point'), detail, pictures, reveal, messages, changes, person, review),
    meta,
  );
  await Story.run();
  sent = () => review.sent(registrationReview.affirmRegistration);
  return screen.findByRole('button', { name: '确认通过' });
}
/** What was sent to it. */
let sent: () => readonly unknown[];
const inWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
};

test.each([
  ['healthResult', '请选择体检结论', 'combobox', '体检结论'],
  ['healthDate', '请填写体检日期', 'textbox', '体检日期'],
  ['materials', '请逐项核对材料', 'checkbox', '身份证件'],
] as const)('服务器拒绝 %s：话在按钮上面和那一栏，光标在那一栏', async (...given) => {
  const [field, sentence, role, name] = given;
  await userEvent.click(await refusedAt(field, sentence));
  inWindow(await screen.findByText(sentence, { selector: 'p[role=alert]' }));
  const panel = within(screen.getByRole('region', { name: '办理' }));
  const control = panel.getByRole(role, { name });
  await waitFor(() => expect(control).toHaveFocus());
  inWindow(control);
  // Said at its field too.
  expect(screen.getAllByText(sentence)).toHaveLength(2);
});

test.each([
  ['completeBefore', '请填写今天之后的补全截止日期', '补全截止'],
  ['reasons', '请选择或填写原因', '原因说明'],
] as const)('服务器拒绝表单里的 %s，光标在那一栏', async (field, sentence, name) => {
  await refusedAt(field, sentence);
  await userEvent.click(screen.getByRole('button', { name: '再补材料' }));
  await userEvent.click(await screen.findByRole('button', { name: '提交：再补材料' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus());
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  draftStore.drop('decision/24118801000001');
});

test('撤回审批先问原因，不带原因发不出去', async () => {
  const { run, review } = playDecisions(['withdrawApproval']);
  await run();
  await userEvent.click(await screen.findByRole('button', { name: '撤回审批' }));
  expect(review.sent(registrationReview.batchAud)).toEqual([]);
  const why = await screen.findByRole('textbox', { name: '撤回原因' });
  await expect(why).toHaveFocus();
  await userEvent.type(why, '学历证书存疑');
  await userEvent.click(screen.getByRole('button', { name: '提交：撤回审批' }));
  await waitFor(() => expect(review.sent(registrationReview.batchAud)).toHaveLength(1));
  expect(review.sent(registrationReview.batchAud)[0]?.input).toMatchObject({
    decision: 'withdrawApproval',
    opinion: '学历证书存疑',
  });
});

test('重新登录后恢复的话：说已恢复，光标在写着话的那一栏，看得见', async () => {
  const key = 'decision/24118801000001';
  const said = { reasons: [], completeBefore: '', missing: {}, again: '', text: '照片不是本人' };
  const { run } = playDecisions(['materialsQualified', 'checkFailed'], { status: 6 });
  useSession.setState({ user: userAt('county').user });
  draftStore.keep(key, { open: 'bad', said: { bad: said }, status: 6 });
  useSession.setState({ user: undefined });
  await run();
  const text = await screen.findByRole('textbox', { name: '原因说明' });
  await expect(text).toHaveValue('照片不是本人');
  expect(screen.getByText(/已恢复您上次填写的内容/)).toBeInTheDocument();
  await waitFor(() => expect(text).toHaveFocus());
  inWindow(text);
  inWindow(screen.getByText(/已恢复您上次填写的内容/));
  expect((text as HTMLTextAreaElement).selectionStart).toBe('照片不是本人'.length);
  draftStore.drop(key);
});

test('在另一页办了的：这里说已在另一页处理，没有可按的，重新读取后照新的办', async () => {
  await playDecisions(['materialsQualified']).run();
  await screen.findByRole('button', { name: '材料合格' });
  const ids = ['24118801000001'];
  hearDecision('decided', { waitingId: '7', title: '材料合格：李若琳', ids, seconds: 10 });
  await expect(await screen.findByText(/已在另一页处理/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '材料合格' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '重新读取' }));
  await expect(await screen.findByRole('button', { name: '材料合格' })).toBeInTheDocument();
});

test.each(['按 Esc', '按返回'])('%s 离开被拒绝的表单，先前的话不再留着', async (way) => {
  await refusedAt('reasons', '请选择或填写原因');
  await userEvent.click(screen.getByRole('button', { name: '再补材料' }));
  await userEvent.click(await screen.findByRole('button', { name: '提交：再补材料' }));
  await waitFor(() => expect(screen.getAllByText('请选择或填写原因')).toHaveLength(2));
  if (way === '按 Esc') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: '返回' }));
  await expect(await screen.findByRole('button', { name: '确认通过' })).toBeInTheDocument();
  expect(screen.queryByText('请选择或填写原因')).toBeNull();
  draftStore.drop('decision/24118801000001');
});

test('服务器说体检日期在今天以后：话在按钮上面和那一栏，日期留着，光标在那里', async () => {
  const sentence = '体检日期不能晚于今天';
  const confirm = await refusedAt('healthDate', sentence);
  const date = screen.getByRole('textbox', { name: '体检日期' });
  date.focus();
  await userEvent.keyboard('2029-06-17{Tab}');
  await userEvent.click(confirm);
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  await waitFor(() => expect(date).toHaveFocus());
  await expect(date).toHaveValue('2029-06-17');
  draftStore.drop('decision/24118801000001');
});

test('表单里提交，被拒绝的是表单外的体检日期：表单收起，光标在日期，写的留着', async () => {
  const sentence = '体检日期不能晚于今天';
  await refusedAt('healthDate', sentence);
  await userEvent.click(screen.getByRole('button', { name: '再补材料' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '原因说明' }), '缺照片');
  await userEvent.click(screen.getByRole('button', { name: '提交：再补材料' }));
  const date = await screen.findByRole('textbox', { name: '体检日期' });
  await waitFor(() => expect(date).toHaveFocus());
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  await expect(screen.getByText(/“再补材料”没有提交/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '再补材料' }));
  await expect(await screen.findByRole('textbox', { name: '原因说明' })).toHaveValue('缺照片');
  draftStore.drop('decision/24118801000001');
});

test('改了被拒绝的一栏，先前的话不再留着；改别的还在', async () => {
  const sentence = '请填写体检日期';
  await userEvent.click(await refusedAt('healthDate', sentence));
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
  await userEvent.click(screen.getByRole('checkbox', { name: '体检报告' }));
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  screen.getByRole('textbox', { name: '体检日期' }).focus();
  await userEvent.keyboard('2024-06-01{Enter}');
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  draftStore.drop('decision/24118801000001');
});

test('原样再按 Ctrl+Enter：话已经在那里，不再发出；写了再按才发出', async () => {
  await refusedAt('reasons', '请选择或填写原因');
  await userEvent.click(screen.getByRole('button', { name: '再补材料' }));
  const text = await screen.findByRole('textbox', { name: '原因说明' });
  // Two at once are one, and one more after the answer is none.
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
  await waitFor(() => expect(screen.getAllByText('请选择或填写原因')).toHaveLength(2));
  await waitFor(() => expect(text).toHaveFocus());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(text).toHaveFocus());
  expect(sent()).toHaveLength(1);
  await userEvent.keyboard('缺照片{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toHaveLength(2));
  draftStore.drop('decision/24118801000001');
});

test('另一页办了又撤回：这里写的话还在，说已恢复，可以接着办', async () => {
  const key = 'decision/24118801000001';
  await playDecisions(['materialsQualified', 'checkFailed'], { status: 6 }).run();
  await userEvent.click(await screen.findByRole('button', { name: '核验不通过' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '原因说明' }), '照片不是本人');
  const ids = ['24118801000001'];
  const waits = { waitingId: '7', title: '材料合格：李若琳', ids, seconds: 10 };
  // The other page gives up what it knows of the case as it decides.
  draftStore.drop(key);
  hearDecision('decided', waits);
  await expect(await screen.findByText(/已在另一页处理/)).toBeInTheDocument();
  hearDecision('takenBack', waits);
  const text = await screen.findByRole('textbox', { name: '原因说明' });
  await expect(text).toHaveValue('照片不是本人');
  expect(screen.getByText(/已恢复您上次填写的内容/)).toBeInTheDocument();
  await waitFor(() => expect(text).toHaveFocus());
  // Kept again, for a session that ends now.
  await waitFor(async () => expect(await draftStore.read(key)).toMatchObject({ open: 'bad' }));
  draftStore.drop(key);
});

test('自己办了又撤回：写的话还在，没有提交', async () => {
  const key = 'decision/24118801000001';
  let isWaiting = false;
  const waits = { waitingId: '7', title: '核验不通过', ids: ['24118801000001'], seconds: 10 };
  const review = fakeTransport(registrationReview, {
    confirmRegistration: () => {
      isWaiting = true;
      return { status: 8, waits };
    },
  });
  const held = { name: '我', orgName: '窗口', isMine: true, seconds: 10 };
  const detail = fakeTransport(registration, {
    get: () =>
      isWaiting
        ? applicationDetail(1, { status: 6, decisions: [], waiting: held })
        : applicationDetail(1, { status: 6, decisions: ['checkFailed'] }),
  });
  const back = fakeTransport(waiting, {
    takeBack: () => {
      isWaiting = false;
      return null;
    },
  });
  const fakes = [detail, pictures, reveal, messages, changes, person, review, back];
  await composeStory(storyAs(userAt('county'), ...fakes), meta).run();
  await userEvent.click(await screen.findByRole('button', { name: '核验不通过' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '原因说明' }), '照片不是本人');
  await userEvent.click(screen.getByRole('button', { name: '提交：核验不通过' }));
  await expect(await screen.findByText(/您已办理，10秒后生效/)).toBeInTheDocument();
  // It is noted with the draft that it went.
  await waitFor(async () => expect(await draftStore.read(key)).toHaveProperty('sent'));
  await takeBack(waits);
  await expect(await screen.findByRole('textbox', { name: '原因说明' })).toHaveValue(
    '照片不是本人',
  );
  expect(screen.getByText(/已恢复您上次填写的内容/)).toBeInTheDocument();
  draftStore.drop(key);
});
