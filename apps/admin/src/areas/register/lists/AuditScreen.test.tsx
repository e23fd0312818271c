import { certAssign } from '@tqc/contract/cert';
import {
  regAud,
  registration,
  registrationDocument,
  registrationReview,
} from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, headsOf, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './AuditScreen.stories';

const {
  区县,
  一行一行地办,
  将到期,
  待编号,
  号码预览不出来,
  查得慢,
  办得慢,
  服务器拒绝,
  国家级,
  国家级看一省,
} = composeStories(stories);
const choose = async (...names: readonly string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name }));
};

test('只问没有删除的、这一页签状态的申请', async () => {
  await 区县.run();
  await screen.findByRole('checkbox', { name: '选择第 1 条' });
  for (const { input } of stories.list.sent(registration.list))
    expect(input).toMatchObject({ statuses: [15], undeleted: true });
});

test('没有选中时批量的按钮都不能按', async () => {
  await 区县.run();
  for (const name of ['批量审批通过', '批量不通过', '退回确认', '发起准入查询'])
    await expect(await screen.findByRole('button', { name })).toBeDisabled();
  await expect(screen.getByRole('button', { name: '打开审核台' })).toBeEnabled();
});

test('超级用户在国家中心：先选择省份再打开审核台，按钮这样说', async () => {
  await 国家级.run();
  const button = await screen.findByRole('button', { name: '打开审核台' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('title', registration.list.reach?.advice);
  await 国家级看一省.run();
  await expect(await screen.findByRole('button', { name: '打开审核台' })).toBeEnabled();
});

test('批量先问：将办理谁、不办理谁和原因，按钮上写着条数；不点就什么都没办', async () => {
  await 区县.run();
  await choose('选择第 1 条', '选择第 3 条');
  await press('批量审批通过');
  const question = await dialog('审批通过');
  await expect(question.getByText('将办理 1 条：李若琳')).toBeInTheDocument();
  await expect(question.getByText('不办理 1 条：')).toBeInTheDocument();
  await expect(question.getByText('刘梦瑶：准入查询结果异常：有判决信息')).toBeInTheDocument();
  expect(question.getByRole('button', { name: '审批通过 1 条' })).toBeEnabled();
  const sent = () => stories.review.sent(registrationReview.batchAud);
  expect(sent().map(({ input }) => input.preview)).toEqual([true]);
  await userEvent.click(question.getByRole('button', { name: '取消' }));
  expect(sent()).toHaveLength(1);
  await expect(screen.getByText('已选 2 条')).toBeInTheDocument();
});

test('只办理问过说要办的，连同读到的版本；不办理的即使这时能办也不动，逐条说明，仍然选着', async () => {
  await 区县.run();
  await choose('选择第 1 条', '选择第 3 条');
  await expect(await screen.findByText('已选 2 条')).toBeInTheDocument();
  await press('批量审批通过');
  await userEvent.click((await dialog('审批通过')).getByRole('button', { name: '审批通过 1 条' }));
  const left = await dialog('1 条没有办理');
  await expect(left.getByText('刘梦瑶：准入查询结果异常：有判决信息')).toBeInTheDocument();
  await expect(await screen.findByText('已办理 1 条')).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.batchAud).at(-1)).toEqual({
    version: undefined,
    input: {
      regIds: '24118801000001',
      decision: 'approve',
      opinion: '',
      records: [{ id: '24118801000001', version: 4 }],
    },
  });
  await userEvent.click(left.getByRole('button', { name: '知道了' }));
  await expect(await screen.findByText('已选 1 条')).toBeInTheDocument();
  await expect(screen.getByRole('checkbox', { name: '选择第 3 条' })).toBeChecked();
});

test('换了条件还没有答复时，整页选不到先前的行；单条的照样能选', async () => {
  await 查得慢.run();
  const all = await screen.findByRole('checkbox', { name: '选择本页全部' });
  await waitFor(() => expect(all).toBeEnabled());
  await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '林');
  await press('查 询');
  await waitFor(() => expect(all).toBeDisabled());
  await choose('选择第 2 条');
  await expect(await screen.findByText('已选 1 条')).toBeInTheDocument();
});

test('换到另一个状态，选中的不带过去；办理之后各状态的条数重新统计，排序时不统计', async () => {
  await 区县.run();
  const counted = () => stories.list.sent(registration.figures).length;
  await choose('选择第 1 条');
  const before = counted();
  await press('批量审批通过');
  await press('审批通过 1 条');
  await waitFor(() => expect(counted()).toBe(before + 1));
  await choose('选择第 2 条');
  await userEvent.click(screen.getByRole('button', { name: /^待编号/ }));
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull());
  await expect(await screen.findByRole('button', { name: '生成证书编号' })).toBeDisabled();
  await waitFor(() => expect(counted()).toBe(before + 2));
  await userEvent.click(await screen.findByRole('button', { name: '档案号' }));
  await waitFor(() =>
    expect(stories.list.sent(registration.list).at(-1)?.input.sort).toMatch(/^archiveNo/),
  );
  expect(counted()).toBe(before + 2);
});

test('办理中再按一次不会重复提交', async () => {
  await 办得慢.run();
  await choose('选择第 1 条');
  await press('批量审批通过');
  await waitFor(() => expect(screen.getByRole('button', { name: '批量审批通过' })).toBeDisabled());
});

test('不予认定要写意见', async () => {
  await 区县.run();
  await choose('选择第 2 条');
  await press('批量不通过');
  const form = await dialog('不予认定');
  const submit = form.getByRole('button', { name: '不予认定 1 条' });
  await userEvent.click(submit);
  await expect(await form.findByText('请输入审核意见')).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /审核意见/ }), '命中限制库');
  await userEvent.click(submit);
  await expect(await screen.findByText('已办理 1 条')).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.batchAud).at(-1)?.input).toMatchObject({
    decision: 'approveFail',
    opinion: '命中限制库',
  });
});

test('编号先看号码再生成，预览不算生成', async () => {
  await 待编号.run();
  await choose('选择第 1 条', '选择第 2 条');
  await press('生成证书编号');
  const preview = await dialog('生成证书编号');
  await expect(await preview.findByText('将生成 2 个号码：')).toBeInTheDocument();
  const numbers = within(preview.getByRole('list', { name: '将生成的号码' }));
  expect(numbers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '李若琳20241190132001001',
    '张婷20241190122001002',
  ]);
  expect(stories.numbering.sent(certAssign.create).map(({ input }) => input.preview)).toEqual([
    true,
  ]);
  await userEvent.click(preview.getByRole('button', { name: /^生成 \d+ 个$/ }));
  await expect(await screen.findByText(/已生成 2 个证书编号/)).toBeInTheDocument();
  expect(stories.numbering.sent(certAssign.create).at(-1)?.input).toEqual({
    records: [
      { id: '24118801000001', version: 4 },
      { id: '24118801000002', version: 4 },
    ],
    recognisedOn: '2024-06-18',
    issueDate: '2024-06-18',
    orderBy: 'pointArchiveNo',
  });
});

test('日期被拒绝时话说在那个日期下面，不能生成；改好了又能生成', async () => {
  await 待编号.run();
  await choose('选择第 1 条');
  await press('生成证书编号');
  const form = await dialog('生成证书编号');
  await expect(await form.findByRole('button', { name: '生成 1 个' })).toBeEnabled();
  const day = form.getByRole('textbox', { name: /认定日期/ });
  await userEvent.tripleClick(day);
  await userEvent.keyboard('2030-01-01');
  await userEvent.tab();
  expect(await form.findAllByText('认定日期不能晚于2024-06-18')).toHaveLength(1);
  expect(form.getByRole('button', { name: '生成' })).toBeDisabled();
  await userEvent.tripleClick(day);
  await userEvent.keyboard('2024-06-17');
  await userEvent.tab();
  await expect(await form.findByRole('button', { name: '生成 1 个' })).toBeEnabled();
});

test('编号的对话框在选过日期、焦点不在里面时，Esc 也收起', async () => {
  await 待编号.run();
  await choose('选择第 1 条');
  await press('生成证书编号');
  const form = await dialog('生成证书编号');
  await form.findByText(/^将生成 \d 个号码：$/);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('号码预览不出来时说明原因，可以再试，不能生成', async () => {
  await 号码预览不出来.run();
  await choose('选择第 1 条');
  await press('生成证书编号');
  const form = await dialog('生成证书编号');
  await expect(await form.findByRole('alert')).toHaveTextContent('系统繁忙');
  await expect(form.getByRole('button', { name: '重试' })).toBeEnabled();
  await expect(form.getByRole('button', { name: '生成' })).toBeDisabled();
});

test('别人正在办理时说明，选中的还在', async () => {
  await 服务器拒绝.run();
  await choose('选择第 1 条');
  await press('批量审批通过');
  await expect(await screen.findByText('操作处理中')).toBeInTheDocument();
  await expect(screen.getByText('已选 1 条')).toBeInTheDocument();
});

test('先只列本机构办理的，件数也是；换成全部可见，再换回来', async () => {
  await 区县.run();
  const asked = () => stories.list.sent(registration.list).at(-1)?.input;
  const counted = () => stories.list.sent(registration.figures).at(-1)?.input;
  const scope = within(await screen.findByRole('group', { name: '范围' }));
  await waitFor(() => expect(asked()).toMatchObject({ statuses: [15], mine: true }));
  expect(counted()).toEqual({ mine: true });
  await choose('选择第 1 条');
  await userEvent.click(scope.getByRole('button', { name: '全部可见' }));
  await waitFor(() => expect(asked()?.mine).toBeUndefined());
  await waitFor(() => expect(counted()).toEqual({}));
  expect(scope.getByRole('button', { name: '全部可见' })).toHaveAttribute('aria-pressed', 'true');
  // What was chosen among one's own is not taken along.
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull());
  await userEvent.click(scope.getByRole('button', { name: '本机构办理' }));
  await waitFor(() => expect(asked()?.mine).toBe(true));
});

test('按剩余工作日查和排；状态和剩余工作日排在前面', async () => {
  await 区县.run();
  const asked = () => stories.list.sent(registration.list).at(-1)?.input;
  await userEvent.click(await screen.findByRole('button', { name: '剩余工作日' }));
  await waitFor(() => expect(asked()?.sort).toMatch(/^daysLeft/));
  const heads = (await headsOf()).filter((head) => head !== '');
  expect(heads.indexOf('状态')).toBeLessThan(heads.indexOf('证件号码'));
  expect(heads.indexOf('状态')).toBeGreaterThan(heads.indexOf('姓名'));
});

test('从工作台来的，只列将到期的，先到期的在前', async () => {
  await 将到期.run();
  await waitFor(() =>
    expect(stories.list.sent(registration.list).at(-1)?.input).toMatchObject({
      daysLeft: '5',
      sort: 'daysLeft.asc',
      mine: true,
    }),
  );
  await expect(await screen.findByText(/5个工作日以内/)).toBeInTheDocument();
});

test('选中的几个人的文书一次打开：待编号的印公示名单，没有选中不能按', async () => {
  await 待编号.run();
  const button = await screen.findByRole('button', { name: '公示名单' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('title', '请先勾选要办理的申请');
  await choose('选择第 1 条', '选择第 3 条');
  await press('公示名单');
  await expect(await screen.findByText('公示名单（2 人）')).toBeInTheDocument();
  expect(stories.documents.sent(registrationDocument.papers)).toEqual([
    {
      version: undefined,
      input: { kind: 'notice', regIds: '24118801000001,24118801000003' },
    },
  ]);
});

test('一行里能办什么看准入查询的结果：没查的发起，异常的复议，有效的都不用', async () => {
  await 一行一行地办.run();
  expect(await buttonsOf('李若琳')).toEqual(['审批', '发起准入查询', '留言']);
  expect(await buttonsOf('张婷')).toEqual(['审批', '申请复议', '留言']);
  expect(await buttonsOf('刘梦瑶')).toEqual(['审批', '留言']);
  await pressIn('李若琳', '留言');
  const note = await dialog('留言');
  await userEvent.type(note.getByRole('textbox', { name: /留言内容/ }), '请补交证明');
  await userEvent.click(note.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('已留言')).toBeInTheDocument();
  expect(stories.messages.sent(regAud.create).at(-1)?.input).toMatchObject({
    regId: '24118801000001',
    content: '请补交证明',
  });
});

test('一行发起准入查询：先问；别人先发起的说出原因，再发起就办了', async () => {
  await 一行一行地办.run();
  const begin = async () => {
    await pressIn('李若琳', '发起准入查询');
    await confirm('确定为李若琳发起准入查询吗？');
  };
  await begin();
  await expect(await screen.findByText('只有待查询的申请可以发起查询')).toBeInTheDocument();
  await begin();
  await expect(await screen.findByText('已发起查询')).toBeInTheDocument();
  expect(stories.queries.sent(registrationReview.batchAllowQuery).at(-1)?.input).toEqual({
    regIds: '24118801000001',
  });
});

test('不予认定的一行打印通知书', async () => {
  await 一行一行地办.run();
  await userEvent.click(await screen.findByRole('button', { name: /^不通过/ }));
  await screen.findAllByRole('button', { name: '查看' });
  expect(await buttonsOf('张婷')).toEqual(['查看', '打印不予认定通知书', '留言']);
  await pressIn('张婷', '打印不予认定通知书');
  await expect(await screen.findByText('张婷的不予认定通知书')).toBeInTheDocument();
  expect(stories.documents.sent(registrationDocument.papers).at(-1)?.input).toEqual({
    kind: 'refusal',
    regIds: '24118801000002',
  });
});

test('退回确认的列在自己的标签里，没有件数；那里没有审批的按钮', async () => {
  await 区县.run();
  await userEvent.click(await screen.findByRole('button', { name: '已退回' }));
  await waitFor(() =>
    expect(stories.list.sent(registration.list).at(-1)?.input).toMatchObject({
      statuses: [6, 7, 8],
      returned: true,
      undeleted: true,
    }),
  );
  await expect(screen.getByRole('button', { name: '已退回', current: 'page' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '批量审批通过' })).toBeNull();
});

test('没有通过的写着档案号，接着可以对这些发起准入查询', async () => {
  await 区县.run();
  await choose('选择第 1 条', '选择第 3 条');
  await press('批量审批通过');
  await userEvent.click((await dialog('审批通过')).getByRole('button', { name: '审批通过 1 条' }));
  const left = await dialog('1 条没有办理');
  expect(left.getByText('2024118801000003')).toBeInTheDocument();
  await userEvent.click(left.getByRole('button', { name: '对这些发起准入查询' }));
  const form = await dialog('发起准入查询');
  await userEvent.click(form.getByRole('button', { name: /1 条$/ }));
  await expect(await screen.findByText('已发起查询 1 条')).toBeInTheDocument();
  expect(
    stories.review.sent(registrationReview.batchAllowQuery).map(({ input }) => input.regIds),
  ).toEqual(['24118801000003', '24118801000003']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('退回确认和撤回审批也能一批一批地办：先问条数，写了意见或原因才办', async () => {
  const said = async (title: string, field: RegExp, text: string) => {
    const form = await dialog(title);
    const submit = form.getByRole('button', { name: `${title} 1 条` });
    await userEvent.click(submit);
    expect(last()?.preview).toBe(true);
    await userEvent.type(form.getByRole('textbox', { name: field }), text);
    await userEvent.click(submit);
    await waitFor(() => expect(last()?.preview).toBeUndefined());
  };
  const last = () => stories.review.sent(registrationReview.batchAud).at(-1)?.input;
  await 区县.run();
  await choose('选择第 2 条');
  await press('退回确认');
  await said('退回确认', /审核意见/, '学历材料需要补充');
  expect(last()).toMatchObject({
    decision: 'returnToConfirmation',
    opinion: '学历材料需要补充',
    records: [{ id: '24118801000002', version: 4 }],
  });
  await 待编号.run();
  await choose('选择第 1 条');
  await userEvent.click(await screen.findByRole('button', { name: '撤回审批' }));
  await said('撤回审批', /撤回原因/, '学历证书存疑');
  expect(last()).toMatchObject({
    decision: 'withdrawApproval',
    opinion: '学历证书存疑',
    records: [{ id: '24118801000001', version: 4 }],
  });
});

test('待编号的一行就能撤回审批：问原因，只撤回这一件', async () => {
  await 一行一行地办.run();
  await userEvent.click(await screen.findByRole('button', { name: /^待编号/ }));
  await screen.findAllByRole('button', { name: '查看' });
  expect(await buttonsOf('刘梦瑶')).toEqual(['查看', '撤回审批', '留言']);
  await pressIn('刘梦瑶', '撤回审批');
  const form = await dialog('撤回审批');
  await userEvent.type(form.getByRole('textbox', { name: /撤回原因/ }), '学历证书存疑');
  await userEvent.click(form.getByRole('button', { name: '撤回审批 1 条' }));
  await expect(await screen.findByText('已办理 1 条')).toBeInTheDocument();
  expect(stories.queries.sent(registrationReview.batchAud).at(-1)?.input).toMatchObject({
    decision: 'withdrawApproval',
    opinion: '学历证书存疑',
    records: [{ id: '24118801000003', version: 4 }],
  });
});
