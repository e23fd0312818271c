import { decisionCalls, registration, registrationReview } from '@tqc/contract/register';
import { decisions } from '@tqc/domain/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { applicationDetail } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStory } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { storyAs } from '../../../kit/story/storyAs';
import meta, { changes, messages, pictures, reveal } from './ApplicationScreen.stories';

/** What is received comes from the channel and has no button here. */
const shown = decisions.keys.filter((key) => !decisions.isOf('accept', key));

type Detail = ReturnType<typeof applicationDetail>;

function play(offered: readonly (typeof decisions.keys)[number][], more: Partial<Detail> = {}) {
  const review = fakeTransport(registrationReview, {
    confirmRegistration: () => ({ status: 8 }),
    affirmRegistration: () => ({ status: 15, archiveNo: null, acceptNo: null }),
    batchAud: ({ records }) => ({ done: records.map(({ id }) => id), refused: [] }),
  });
  const detail = fakeTransport(registration, {
    get: () => applicationDetail(1, { decisions: [...offered], ...more }),
  });
  const Story = composeStory(
    storyAs(userAt('county'), detail, pictures, reveal, messages, changes, review),
    meta,
  );
  return { run: () => Story.run(), review };
}

const buttons = async () => {
  const panel = within(await screen.findByRole('region', { name: '办理' }));
  return panel.getAllByRole('button').filter(({ textContent }) => !textContent?.startsWith('全部'));
};

test('表里的结论都有按钮，按表的次序；收到的次序不算数', async () => {
  await play(decisions.keys.toReversed()).run();
  expect((await buttons()).map(({ textContent }) => textContent)).toEqual(
    shown.map((key) => decisions.get(key).label),
  );
  expect(shown).toHaveLength(decisions.keys.length - 1);
});

test.each(shown)('按下 %s 就由表里的接口发出这条结论', async (decision) => {
  const { run, review } = play([decision]);
  await run();
  const [button] = await buttons();
  if (!button) throw new Error('no button');
  await userEvent.click(button);
  const { calls, label } = decisions.get(decision);
  const sent = () => calls.flatMap((name) => review.sent(decisionCalls[name]));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.input).toMatchObject({ decision });
  await expect(await screen.findByText(`李若琳：${label}`)).toBeInTheDocument();
});

test('今天还不能作的结论看得见、按不了，旁边写着原因；挡住审批的原因不说两遍', async () => {
  const late = '补全期限到2024-06-30为止，过了期限仍未补全的才能按逾期未补全处理';
  await play(['confirm'], {
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
  await play([], {
    notToday: [{ decision: 'withdrawFailure', reasons: ['该计划已结束，只能查看'] }],
  }).run();
  const panel = within(await screen.findByRole('region', { name: '办理' }));
  expect(panel.getByRole('button', { name: '撤回结论' })).toBeDisabled();
  expect(panel.queryByText('当前没有需要您办理的事项。')).toBeNull();
});
