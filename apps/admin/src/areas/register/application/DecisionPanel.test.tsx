import { waiting } from '@tqc/contract/account';
import { decisionCalls, registration, registrationReview } from '@tqc/contract/register';
import { decisions } from '@tqc/domain/register';
import { fakeTransport, refusal, type FakeTransport } from '@tqc/testing/fakeTransport';
import { applicationDetail } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStory } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { draftStore } from '../../../kit/form/drafts';
import { storyAs } from '../../../kit/story/storyAs';
import { takeBack, useWaiting } from '../../../kit/undo/waiting';
import { playDecisions } from './decisionPanelTest';
import meta, {
  changes,
  messages,
  person,
  pictures,
  replied,
  reveal,
} from './ApplicationScreen.stories';

/** What is received comes from the channel and has no button here. */
const shown = decisions.keys.filter((key) => !decisions.isOf('accept', key));

const buttons = async () => {
  const panel = within(await screen.findByRole('region', { name: '办理' }));
  return panel.getAllByRole('button').filter(({ textContent }) => !textContent?.startsWith('全部'));
};

test('表里的结论都有按钮，按表的次序；收到的次序不算数', async () => {
  await playDecisions(decisions.keys.toReversed()).run();
  expect((await buttons()).map(({ textContent }) => textContent)).toEqual(
    shown.map((key) => decisions.get(key).label),
  );
  expect(shown).toHaveLength(decisions.keys.length - 1);
});

test.each(shown)('按下 %s 就由表里的接口发出这条结论', async (decision) => {
  const { run, review } = playDecisions([decision]);
  await run();
  const [button] = await buttons();
  if (!button) throw new Error('no button');
  await userEvent.click(button);
  const { calls, label, needs } = decisions.get(decision);
  // What has to be said is asked for in a form of its own.
  if (needs.some((need) => ['reason', 'deadline', 'opinion', 'whyBack'].includes(need)))
    await userEvent.click(await screen.findByRole('button', { name: `提交：${label}` }));
  const sent = () => calls.flatMap((name) => review.sent(decisionCalls[name]));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.input).toMatchObject({ decision });
  await expect(await screen.findByText(`李若琳：${label}`)).toBeInTheDocument();
});

test('今天还不能作的结论看得见、按不了，旁边写着原因；挡住审批的原因不说两遍', async () => {
  const late = '补全期限到2024-06-30为止，过了期限仍未补全的才能按逾期未补全处理';
  await playDecisions(['confirm'], {
    blocks: ['命中限制库，不能认定'],
    notToday: [
      { decision: 'notCompletedInTime', reasons: [late] },
      { decision: 'approve', reasons: ['命中限制库，不能认定'] },
    ],
  }).run();
  const panel = within(await screen.findByRole('region', { name: '办理' }));
  expect(panel.getByRole('button', { name: '逾期未补全' })).toBeDisabled();
  expect(panel.getByText(late)).toBeInTheDocument();
  expect(panel.getAllByText('命中限制库，不能认定')).toHaveLength(1);
  expect(panel.queryByRole('button', { name: '审批通过' })).toBeNull();
  expect(panel.getByRole('button', { name: '确认通过' })).toBeEnabled();
});

test('只有今天还不能作的结论时，不说没有需要办理的事项', async () => {
  await playDecisions([], {
    notToday: [{ decision: 'withdrawFailure', reasons: ['该计划已结束，只能查看'] }],
  }).run();
  const panel = within(await screen.findByRole('region', { name: '办理' }));
  expect(panel.getByRole('button', { name: '撤回结论' })).toBeDisabled();
  expect(panel.queryByText('当前没有需要您办理的事项。')).toBeNull();
});

test('在一处连点两下，只办一步：后一步的按钮等指针离开或过一会儿才起作用', async () => {
  const review = fakeTransport(registrationReview, {
    confirmRegistration: () => ({ status: 8 }),
    affirmRegistration: () => ({ status: 15, archiveNo: '2024', acceptNo: null }),
  });
  const detail: FakeTransport = fakeTransport(registration, {
    get: () =>
      review.sent(registrationReview.confirmRegistration).length > 0
        ? applicationDetail(1, { version: 2, status: 8, decisions: ['confirm'] })
        : applicationDetail(1, { decisions: ['materialsQualified'] }),
  });
  const Story = composeStory(
    storyAs(userAt('point'), detail, pictures, reveal, messages, changes, person, review),
    meta,
  );
  await Story.run();
  await userEvent.click(await screen.findByRole('button', { name: '材料合格' }));
  const next = await screen.findByRole('button', { name: '确认通过' });
  expect(next).toBeDisabled();
  next.click();
  expect(review.sent(registrationReview.affirmRegistration)).toEqual([]);
  await waitFor(() => expect(next).toBeEnabled(), { timeout: 2000 });
  await userEvent.click(next);
  await waitFor(() => expect(review.sent(registrationReview.affirmRegistration)).toHaveLength(1));
});

test('办理后等待生效：说几秒后生效、怎样撤回，这时没有可按的；撤回后又能办', async () => {
  let isWaiting = false;
  const review = fakeTransport(registrationReview, {
    confirmRegistration: () => {
      isWaiting = true;
      const title = '材料合格：李若琳';
      return { status: 8, waits: { waitingId: '7', title, ids: ['24118801000001'], seconds: 10 } };
    },
  });
  const detail = fakeTransport(registration, {
    get: () =>
      isWaiting
        ? applicationDetail(1, {
            decisions: [],
            waiting: { name: '我', orgName: '窗口', isMine: true, seconds: 10 },
          })
        : applicationDetail(1, { decisions: ['materialsQualified'] }),
  });
  const waits = fakeTransport(waiting, {
    takeBack: () => {
      isWaiting = false;
      return null;
    },
  });
  const Story = composeStory(
    storyAs(userAt('point'), detail, pictures, reveal, messages, changes, person, review, waits),
    meta,
  );
  await Story.run();
  await userEvent.click(await screen.findByRole('button', { name: '材料合格' }));
  await expect(
    await screen.findByText('李若琳：材料合格，10秒后生效，按 Z 撤回'),
  ).toBeInTheDocument();
  const panel = () => within(screen.getByRole('region', { name: '办理' }));
  await waitFor(() => expect(panel().getByText(/您已办理，10秒后生效/)).toBeInTheDocument());
  expect(panel().queryAllByRole('button')).toEqual([]);
  const [held] = useWaiting.getState().held;
  if (held) await takeBack(held);
  await expect(await screen.findByRole('button', { name: '材料合格' })).toBeInTheDocument();
});

test('为一个结论写的原因只属于它：换一个结论就没有了，回来还在', async () => {
  const { run, review } = playDecisions([
    'materialsQualified',
    'materialsIncomplete',
    'checkFailed',
  ]);
  await run();
  const at = async (name: string) => screen.findByRole('button', { name });
  await userEvent.click(await at('材料待补全'));
  const text = await screen.findByRole('textbox', { name: '原因说明' });
  await expect(text).toHaveFocus();
  await userEvent.type(text, '缺毕业证书');
  await userEvent.click(await at('返回'));
  await userEvent.click(await at('核验不通过'));
  await expect(await screen.findByRole('textbox', { name: '原因说明' })).toHaveValue('');
  await userEvent.click(await at('提交：核验不通过'));
  await waitFor(() => expect(review.sent(registrationReview.confirmRegistration)).toHaveLength(1));
  expect(review.sent(registrationReview.confirmRegistration)[0]?.input).toMatchObject({
    decision: 'checkFailed',
    reasons: [],
    reasonText: '',
  });
});

test('要补的材料逐项勾选、逐项写明，一次发出；第一次不问原因', async () => {
  const { run, review } = playDecisions(['materialsIncomplete']);
  await run();
  await userEvent.click(await screen.findByRole('button', { name: '材料待补全' }));
  const list = within(await screen.findByRole('group', { name: '一次告知要补的材料' }));
  expect(list.queryByRole('textbox')).toBeNull();
  await userEvent.click(list.getByRole('checkbox', { name: '体检报告' }));
  await userEvent.click(list.getByRole('checkbox', { name: '证件照片' }));
  await userEvent.type(list.getByRole('textbox', { name: /体检报告要补什么/ }), '本年度的');
  await userEvent.click(list.getByRole('checkbox', { name: '证件照片' }));
  expect(screen.queryByRole('textbox', { name: /再次告知的原因/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '提交：材料待补全' }));
  await waitFor(() => expect(review.sent(registrationReview.confirmRegistration)).toHaveLength(1));
  expect(review.sent(registrationReview.confirmRegistration)[0]?.input).toMatchObject({
    missing: [{ material: 5, text: '本年度的' }],
    again: '',
  });
});

test('已经告知过的，再要补全时问原因，连同要补的一起发出', async () => {
  const { steps } = applicationDetail(1);
  const told = { ...steps[0], event: '材料待补全', step: '网报核验' };
  const { run, review } = playDecisions(['materialsIncomplete'], {
    steps: [...steps, told] as typeof steps,
  });
  await run();
  await userEvent.click(await screen.findByRole('button', { name: '材料待补全' }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: /再次告知的原因/ }),
    '补交后才看出来',
  );
  await userEvent.click(await screen.findByRole('button', { name: '提交：材料待补全' }));
  await waitFor(() => expect(review.sent(registrationReview.confirmRegistration)).toHaveLength(1));
  expect(review.sent(registrationReview.confirmRegistration)[0]?.input).toMatchObject({
    again: '补交后才看出来',
  });
});

test('核对过的材料、体检、原因和简历办完以后还看得到，申请人的回复写在留言下面', async () => {
  const detail = fakeTransport(registration, {
    get: () =>
      applicationDetail(1, {
        status: 15,
        decisions: [],
        materials: [1, 2],
        healthResult: 1,
        healthDate: '2024-06-10',
        reasons: [6],
        reasonText: '已补交',
        resume: [{ from: '2018-09', to: '2022-06', place: '澄岚师范大学', role: '学生' }],
      }),
  });
  const Story = composeStory(
    storyAs(userAt('county'), detail, pictures, reveal, replied, changes, person),
    meta,
  );
  await Story.run();
  const seen = within(await screen.findByRole('region', { name: '核验与简历' }));
  for (const text of [
    '身份证件、学历（学籍）证明',
    '合格',
    '2024-06-10',
    '照片不合格；已补交',
    '澄岚师范大学 学生',
  ])
    expect(seen.getByText(text)).toBeInTheDocument();
  expect(await screen.findByText(/^申请人回复（.+）：证书原件已补交。$/)).toBeInTheDocument();
});

test('写原因时同事办到了后一环节：话留在办理里，写的不进后一环节的表单', async () => {
  draftStore.drop('decision/24118801000001');
  let isMoved = false;
  const review = fakeTransport(registrationReview, {
    confirmRegistration: () => {
      isMoved = true;
      return Promise.reject(refusal(409, '数据已被他人修改，请刷新后再操作'));
    },
  });
  const detail = fakeTransport(registration, {
    get: () =>
      isMoved
        ? applicationDetail(1, { version: 2, status: 8, decisions: ['confirm', 'confirmFailed'] })
        : applicationDetail(1, { status: 6, decisions: ['checkFailed'] }),
  });
  const Story = composeStory(
    storyAs(userAt('county'), detail, pictures, reveal, messages, changes, person, review),
    meta,
  );
  await Story.run();
  await userEvent.click(await screen.findByRole('button', { name: '核验不通过' }));
  const text = await screen.findByRole('textbox', { name: /原因说明/ });
  await userEvent.type(text, '照片不是本人');
  await userEvent.click(screen.getByRole('button', { name: '提交：核验不通过' }));
  // No form of the next step stands open, and the sentence has the focus.
  await expect(await screen.findByRole('button', { name: '确认通过' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('数据已被他人修改');
  const note = within(await screen.findByText(/已办到“材料合格待确认”/));
  expect(screen.getByText(/先前写的是：“照片不是本人”/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '确认不通过' }));
  await expect(await screen.findByRole('textbox', { name: /原因说明/ })).toHaveValue('');
  await userEvent.click(note.getByRole('button', { name: '知道了' }));
  await waitFor(() => expect(screen.queryByText(/先前写的是/)).toBeNull());
  draftStore.drop('decision/24118801000001');
});

test('审批时同事先办了：页面读到现在的状态，话和写的都还在', async () => {
  draftStore.drop('decision/24118801000001');
  const said = '该申请的状态已变化，请刷新后再操作';
  let isMoved = false;
  const review = fakeTransport(registrationReview, {
    batchAud: ({ records }) => {
      isMoved = true;
      return {
        done: [],
        refused: records.map(({ id }) => ({ id, name: '', reason: said, code: 409 })),
      };
    },
  });
  const detail = fakeTransport(registration, {
    get: () =>
      isMoved
        ? applicationDetail(1, { version: 2, status: 18, decisions: [] })
        : applicationDetail(1, { status: 15, decisions: ['returnToConfirmation'] }),
  });
  const Story = composeStory(
    storyAs(userAt('county'), detail, pictures, reveal, messages, changes, person, review),
    meta,
  );
  await Story.run();
  await userEvent.click(await screen.findByRole('button', { name: '退回确认' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /审核意见/ }), '学历存疑');
  await userEvent.click(screen.getByRole('button', { name: '提交：退回确认' }));
  await expect(await screen.findByText('当前没有需要您办理的事项。')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(said);
  await expect(await screen.findByText(/先前写的是：“学历存疑”/)).toBeInTheDocument();
  draftStore.drop('decision/24118801000001');
});

test('同事的办理正在等待生效：话在办理里、有焦点；生效以后不再说正在办理，也不带话过去', async () => {
  draftStore.drop('decision/24118801000001');
  let stage: 'mine' | 'waiting' | 'over' = 'mine';
  const said = '东霁区教育局周县办正在办理，10秒后生效，请稍后再办';
  const review = fakeTransport(registrationReview, {
    confirmRegistration: () => {
      stage = 'waiting';
      return Promise.reject(refusal(409, said));
    },
  });
  const detail = fakeTransport(registration, {
    get: () => {
      const waits = { name: '周县办', orgName: '东霁区教育局', isMine: false, seconds: 0 };
      if (stage === 'mine') return applicationDetail(1, { status: 6, decisions: ['checkFailed'] });
      if (stage === 'over')
        return applicationDetail(1, { version: 2, status: 8, decisions: ['confirm'] });
      stage = 'over';
      return applicationDetail(1, { status: 6, decisions: [], waiting: waits });
    },
  });
  const Story = composeStory(
    storyAs(userAt('county'), detail, pictures, reveal, messages, changes, person, review),
    meta,
  );
  await Story.run();
  await userEvent.click(await screen.findByRole('button', { name: '核验不通过' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /原因说明/ }), '照片不是本人');
  await userEvent.click(screen.getByRole('button', { name: '提交：核验不通过' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await expect(
    await screen.findByRole('button', { name: '确认通过' }, { timeout: 5000 }),
  ).toBeEnabled();
  const note = await screen.findByText(/先前写的是：“照片不是本人”/);
  await waitFor(() => expect(note).toHaveFocus());
  expect(screen.queryByText(said)).toBeNull();
  draftStore.drop('decision/24118801000001');
});
