import { personal } from '@tqc/contract/account';
import {
  regAud,
  registration,
  registrationChange,
  registrationDocument,
  registrationReview,
} from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { applicationDetail } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import { composeStories, composeStory } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { draftStore } from '../../../kit/form/drafts';
import { closeAllTabs } from '../../../kit/session/tabs';
import { chooseIn, confirm, dialog, press } from '../../../kit/story/screenTest';
import { storyAs } from '../../../kit/story/storyAs';
import * as stories from './ApplicationScreen.stories';

const {
  确认点核验,
  到场确认,
  区县审批,
  自己的变更,
  临近期限,
  已超期,
  不能通过,
  已认定,
  不予认定,
  已删除,
  没有权限,
  出错,
  再读时出错,
  载入中,
  服务器拒绝,
  长文字与生僻字,
} = composeStories(stories);
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const decisions = async () =>
  (await panel('办理'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '全部勾选' && text !== '全部取消');

test('每一步只有这一步的结论，常用的在前', async () => {
  await 确认点核验.run();
  expect(await decisions()).toEqual(['材料合格', '材料待补全', '核验不通过']);
  await 到场确认.run();
  expect(await decisions()).toEqual(['确认通过', '再补材料', '确认不通过']);
  await 区县审批.run();
  expect(await decisions()).toEqual(['审批通过', '退回确认', '不予认定']);
  await 已认定.run();
  await expect((await panel('办理')).getByText('当前没有需要您办理的事项。')).toBeInTheDocument();
});

test('不予认定的才有不予认定通知书可打印', async () => {
  await 区县审批.run();
  await screen.findByRole('button', { name: '办结信息表' });
  expect(screen.queryByRole('button', { name: '不予认定通知书' })).toBeNull();
  await 不予认定.run();
  await press('不予认定通知书');
  await waitFor(() =>
    expect(stories.papers.sent(registrationDocument.papers)).toMatchObject([
      { input: { kind: 'refusal', regIds: '24118801000001' } },
    ]),
  );
});

test('核验合格：勾选的材料、体检和版本一起发出', async () => {
  await 确认点核验.run();
  const form = await panel('办理');
  await userEvent.click(form.getByRole('button', { name: '全部勾选' }));
  await userEvent.click(form.getByRole('combobox', { name: '体检结论' }));
  await userEvent.click(await screen.findByRole('option', { name: '合格' }), {
    // The list may still be coming down.
    pointerEventsCheck: 0,
  });
  await userEvent.click(form.getByRole('button', { name: '材料合格' }));
  await expect(await screen.findByText('李若琳：材料合格')).toBeInTheDocument();
  const [sent] = stories.review.sent(registrationReview.confirmRegistration);
  expect(sent?.version).toBe(1);
  expect(sent?.input).toMatchObject({
    regId: '24118801000001',
    decision: 'materialsQualified',
    healthResult: 1,
    healthDate: null,
    reasons: [],
    completeBefore: null,
  });
  expect(sent?.input.materials?.length).toBeGreaterThan(3);
});

test('确认通过后说出档案号', async () => {
  await 到场确认.run();
  await userEvent.click((await panel('办理')).getByRole('button', { name: '确认通过' }));
  await expect(
    await screen.findByText('李若琳：确认通过，档案号 2024118801000001'),
  ).toBeInTheDocument();
});

test('审批的意见跟着结论走', async () => {
  await 区县审批.run();
  const form = await panel('办理');
  await userEvent.click(form.getByRole('button', { name: '不予认定' }));
  await userEvent.type(form.getByRole('textbox', { name: '审核意见' }), '准入查询异常');
  await userEvent.click(form.getByRole('button', { name: '提交：不予认定' }));
  await expect(await screen.findByText('李若琳：不予认定')).toBeInTheDocument();
  expect(stories.review.sent(registrationReview.batchAud)).toEqual([
    {
      version: undefined,
      input: {
        regIds: '24118801000001',
        decision: 'approveFail',
        opinion: '准入查询异常',
        records: [{ id: '24118801000001', version: 4 }],
      },
    },
  ]);
});

test('不能通过时逐条说明，没有通过的按钮', async () => {
  await 不能通过.run();
  const form = await panel('办理');
  await expect(form.getByText('命中限制库，不能认定')).toBeInTheDocument();
  await expect(form.queryByRole('button', { name: '审批通过' })).toBeNull();
});

test('服务器的拒绝写在办理里，填写的栏目还在', async () => {
  await 服务器拒绝.run();
  const form = await panel('办理');
  await userEvent.click(form.getByRole('button', { name: '材料待补全' }));
  await userEvent.click(form.getByRole('button', { name: '提交：材料待补全' }));
  await expect(await form.findByRole('alert')).toHaveTextContent(
    '请勾选缺少的材料并填写补全截止日期',
  );
  await expect(form.getByLabelText('补全截止')).toBeVisible();
});

test('完整号码要写明原因才看得到；常用的可以选，上次选的下次已经选好', async () => {
  await 确认点核验.run();
  await expect(await screen.findByText(/^118\*+/)).toBeInTheDocument();
  const [show] = screen.getAllByRole('button', { name: '查看' });
  if (show) await userEvent.click(show);
  const form = await dialog('查看完整号码');
  await chooseIn(form, /查看原因/, '其他');
  await userEvent.type(form.getByRole('textbox', { name: /原因说明/ }), '——核对');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('请写明查看原因，至少4个字')).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /原因说明/ }), '身份证原件');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText(/^11880119\d{9}[\dX]$/)).toBeInTheDocument();
  expect(stories.reveal.sent(personal.reveal)[0]?.input).toEqual({
    table: 'registration',
    id: '24118801000001',
    field: 'idNo',
    reason: '——核对身份证原件',
  });
  const [next] = screen.getAllByRole('button', { name: '查看' });
  if (next) await userEvent.click(next);
  const again = await dialog('查看完整号码');
  await expect(again.getByRole('combobox', { name: /查看原因/ })).toHaveTextContent('其他');
  expect(again.getByRole('textbox', { name: /原因说明/ })).toHaveValue('');
  await chooseIn(again, /查看原因/, '现场核对身份');
  await userEvent.click(again.getByRole('button', { name: '提交' }));
  await waitFor(() =>
    expect(stories.reveal.sent(personal.reveal).at(-1)?.input.reason).toBe('现场核对身份'),
  );
});

test('留言按模板写好再发，取消的带着版本；模板接在后面，取消别的留言也不动写到一半的', async () => {
  await 确认点核验.run();
  const box = await panel('给申请人的留言');
  await expect(box.getByRole('button', { name: '发 送' })).toBeDisabled();
  await userEvent.type(box.getByRole('textbox', { name: '留言内容' }), '请于周五前到窗口。');
  await userEvent.click(box.getByRole('button', { name: '发 送' }));
  await expect(await screen.findByText('留言已发送')).toBeInTheDocument();
  expect(stories.messages.sent(regAud.create)[0]?.input).toEqual({
    regId: '24118801000001',
    content: '请于周五前到窗口。',
  });
  const text = box.getByRole('textbox', { name: '留言内容' });
  await waitFor(() => expect(text).toHaveValue(''));
  await userEvent.type(text, '写到一半');
  await userEvent.click(box.getByRole('combobox', { name: '留言模板' }));
  await userEvent.click(await screen.findByRole('option', { name: '请补充体检结果。' }), {
    pointerEventsCheck: 0,
  });
  // Of the two only the one of their own organisation: the server refuses to take back others'.
  await userEvent.click(box.getByRole('button', { name: '取消留言' }));
  await expect(await screen.findByText('留言已取消')).toBeInTheDocument();
  expect(stories.messages.sent(regAud.cancelMessagesRegAud)).toEqual([
    { version: 1, input: { regAudId: '3', regId: '24118801000001' } },
  ]);
  await expect(text).toHaveValue('写到一半\n请补充体检结果。');
  draftStore.drop('message/24118801000001');
});

test('申请数据变更只发改了的内容、原因和证明材料', async () => {
  await 到场确认.run();
  await userEvent.click(await screen.findByRole('button', { name: '数据变更' }));
  const form = await dialog('数据变更');
  const school = await form.findByRole('textbox', { name: /毕业学校/ });
  await userEvent.clear(school);
  await userEvent.type(school, '云汀学院');
  await userEvent.type(form.getByRole('textbox', { name: /申请原因/ }), '填错学校');
  const file = new File(['%PDF'], '证明.pdf', { type: 'application/pdf' });
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
  if (chooser) await userEvent.upload(chooser, file);
  await form.findByText(/证明\.pdf/);
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('已提交，等待其他人员审核')).toBeInTheDocument();
  expect(stories.changes.sent(registrationChange.regDataChange)).toEqual([
    {
      version: 3,
      input: {
        regId: '24118801000001',
        reason: '填错学校',
        changes: { graduateSchool: '云汀学院' },
        fileId: '00000000-0000-7000-8000-000000000002',
      },
    },
  ]);
});

test('清空可以不填的内容也是变更', async () => {
  const employed = fakeTransport(registration, {
    get: () => applicationDetail(1, { workUnit: '澄岚中学', version: 3 }),
  });
  await composeStory(
    storyAs(
      userAt('point'),
      employed,
      stories.pictures,
      stories.messages,
      stories.changes,
      stories.person,
    ),
    stories.default,
  ).run();
  await userEvent.click(await screen.findByRole('button', { name: '数据变更' }));
  const form = await dialog('数据变更');
  await userEvent.clear(form.getByRole('textbox', { name: /工作单位/ }));
  await userEvent.type(form.getByRole('textbox', { name: /申请原因/ }), '已离职');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('已提交，等待其他人员审核')).toBeInTheDocument();
  expect(stories.changes.sent(registrationChange.regDataChange)).toEqual([
    { version: 3, input: { regId: '24118801000001', reason: '已离职', changes: { workUnit: '' } } },
  ]);
});

test('已删除的申请只能看，没有办理和数据变更', async () => {
  await 已删除.run();
  await expect((await panel('办理')).getByText('当前没有需要您办理的事项。')).toBeInTheDocument();
  await expect(screen.getByText('已删除')).toBeInTheDocument();
  await expect(screen.queryByRole('button', { name: '数据变更' })).toBeNull();
});

test('等着审核的变更，谁提的谁可以撤回，证明材料看得到', async () => {
  await 区县审批.run();
  const seen = await panel('数据变更');
  expect(seen.queryByRole('button', { name: '撤回变更' })).toBeNull();
  await userEvent.click(seen.getByRole('button', { name: '查看证明材料' }));
  await expect(await screen.findByRole('dialog', { name: '图片预览' })).toBeInTheDocument();
  await 自己的变更.run();
  await userEvent.click((await panel('数据变更')).getByRole('button', { name: '撤回变更' }));
  await confirm('撤回后李若琳的这次变更不再等待审核，确定吗？');
  await waitFor(() =>
    expect(stories.ownChanges.sent(registrationChange.regChgWithdraw)).toEqual([
      { version: 6, input: { chgId: '11' } },
    ]),
  );
});

test('数据变更说出前后，区县可以审核，确认点不能', async () => {
  await 区县审批.run();
  const box = await panel('数据变更');
  await expect(box.getByText(/毕业学校：云汀学院 → 澄岚师范大学/)).toBeInTheDocument();
  await userEvent.click(box.getByRole('button', { name: '通过' }));
  await confirm('通过后立即修改李若琳的申请数据，确定吗？');
  await expect(await screen.findByText('通过成功')).toBeInTheDocument();
  expect(stories.changes.sent(registrationChange.regChgAudit)).toEqual([
    { version: 6, input: { chgId: '11', passed: true } },
  ]);
  await 确认点核验.run();
  await expect((await panel('数据变更')).queryByRole('button', { name: '通过' })).toBeNull();
});

test('没有权限的看不到留言、变更和完整号码', async () => {
  await 没有权限.run();
  await expect(
    await screen.findByRole('heading', { level: 1, name: /李若琳/ }),
  ).toBeInTheDocument();
  await expect(screen.queryByRole('region', { name: '给申请人的留言' })).toBeNull();
  await expect(screen.queryByRole('region', { name: '数据变更' })).toBeNull();
  await expect(screen.queryByRole('button', { name: '查看' })).toBeNull();
});

test('读不到时说明并可重试，载入时说正在加载', async () => {
  await 出错.run();
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    '您不具备该条数据的权限，请刷新页面后再操作！',
  );
  await expect(screen.getByRole('button', { name: '重试' })).toBeEnabled();
  await 载入中.run();
  await expect(await screen.findByText('正在加载…')).toBeInTheDocument();
  await 长文字与生僻字.run();
  await expect(
    await screen.findByRole('heading', {
      level: 1,
      name: /阿依古丽·买买提艾力·吐尔逊那依·阿不都热西/,
    }),
  ).toBeInTheDocument();
});

test('办理之后一时读不到最新的，已经显示的和写到一半的留言都还在', async () => {
  await 再读时出错.run();
  const text = (await panel('给申请人的留言')).getByRole('textbox', { name: '留言内容' });
  await userEvent.clear(text);
  await userEvent.type(text, '写到一半');
  await press('审批通过');
  await expect(await screen.findByText(/没有取到最新内容：系统繁忙/)).toBeInTheDocument();
  await expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await expect(text).toHaveValue('写到一半');
});

test('办理经过说出结果和意见，标题里是状态、期限和最近一次办理', async () => {
  await 临近期限.run();
  const steps = within(await screen.findByRole('list', { name: '办理经过' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '提交申请网上申报待确认2024-06-12 09:15李若琳',
    '替换材料2024-06-13 10:00东霁区政务服务中心教师资格窗口 窗口小林毕业证书',
    '确认通过已确认待审批2024-06-14 16:00东霁区政务服务中心教师资格窗口 窗口小林',
  ]);
  await expect(
    screen.getByText(/最近办理：确认通过 2024-06-14 16:00 窗口小林$/),
  ).toBeInTheDocument();
  await userEvent.hover(screen.getByRole('note', { name: '法定期限，还剩 3 个工作日' }));
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('自确认之日起按工作日计算');
  await 已超期.run();
  await expect(
    await screen.findByRole('note', { name: '法定期限，已超期 2 个工作日' }),
  ).toBeInTheDocument();
  await 确认点核验.run();
  await expect(await screen.findByRole('list', { name: '办理经过' })).toBeInTheDocument();
  await expect(screen.queryByRole('note')).toBeNull();
});

test('填报内容可以收起，要办的事不能收起；取消了的留言注明', async () => {
  await 已超期.run();
  await userEvent.click(await screen.findByRole('button', { name: '基本信息' }));
  await expect(screen.getByText('曾用名')).not.toBeVisible();
  for (const name of ['办理', '数据变更', '给申请人的留言'])
    expect(
      within(await screen.findByRole('heading', { level: 2, name })).queryByRole('button'),
    ).toBeNull();
  const box = await panel('给申请人的留言');
  await expect(box.getByText('已取消')).toBeInTheDocument();
  await expect(box.queryByRole('button', { name: '取消留言' })).toBeNull();
});

test('写到一半的留言在会话结束、页面没了以后还在，本人再来时接着写；发送以后不再出现', async () => {
  draftStore.drop('message/24118801000001');
  await 确认点核验.run();
  const write = async () =>
    (await panel('给申请人的留言')).getByRole('textbox', { name: '留言内容' });
  await userEvent.type(await write(), '请带原件');
  closeAllTabs();
  await 确认点核验.run();
  await waitFor(async () => expect(await write()).toHaveValue('请带原件'));
  await userEvent.click((await panel('给申请人的留言')).getByRole('button', { name: '发 送' }));
  await screen.findByText('留言已发送');
  await 确认点核验.run();
  expect(await draftStore.read('message/24118801000001')).toBeUndefined();
  await expect(await write()).toHaveValue('');
});
