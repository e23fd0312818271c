import { baseOrgDoc, orgBatch, registrationChange } from '@tqc/contract/register';
import { certChange } from '@tqc/contract/cert';
import { wfWorkflow } from '@tqc/contract/limit';
import { normalFiling } from '@tqc/contract/exemption';
import { change as enrollChange, provinceBatch as enrollPlans } from '@tqc/contract/enroll';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press } from '../../kit/story/screenTest';
import * as stories from './ApprovalsScreen.stories';

const { 区县, 有自己申请的, 市级, 省级, 国家中心 } = composeStories(stories);
const kinds = async () =>
  within(await screen.findByRole('navigation', { name: '审批种类' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/（\d+）$/, ''));

test('每一级只看到自己审批的种类', async () => {
  await 区县.run();
  expect(await kinds()).toEqual(['申请数据变更', '注册结论变更', '证书变更']);
  await 市级.run();
  expect(await kinds()).toEqual([
    '机构认定计划',
    '计划变更',
    '申请数据变更',
    '结束计划',
    '机构注册计划',
    '注册计划变更',
    '结束注册计划',
    '注册结论变更',
    '证书变更',
    '限制录入',
    '限制解除（初审）',
    '导出权限备案',
  ]);
  await 国家中心.run();
  expect(await kinds()).toEqual([
    '省级认定计划',
    '机构认定计划',
    '计划变更',
    '结束计划',
    '省级注册计划',
    '机构注册计划',
    '注册计划变更',
    '结束注册计划',
    '限制录入',
    '限制解除（审批）',
    '导出权限备案',
  ]);
});

test('换一种就读那一种的', async () => {
  await 市级.run();
  await expect(await screen.findByRole('button', { name: '审批' })).toBeInTheDocument();
  expect(stories.plans.sent(orgBatch.list)[0]?.input).toMatchObject({
    side: 'down',
    approvalStatus: 1,
  });
  await userEvent.click(screen.getByRole('button', { name: '申请数据变更（1）' }));
  await expect(await screen.findByText('专业：数学 → 数学与应用数学')).toBeInTheDocument();
  expect(await buttonsOf('24118801000001')).toEqual(['查看材料', '查看', '通过', '不通过']);
  expect(stories.changes.sent(registrationChange.queryRegChgDos)[0]?.input).toMatchObject({
    status: 0,
  });
});

test('一种一种看过去，各种的件数只数一遍；办了一件，只有这一种再数', async () => {
  await 市级.run();
  const counted = () => stories.filings.sent(baseOrgDoc.list).length;
  await screen.findByRole('button', { name: '导出权限备案（1）' });
  expect(counted()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: '申请数据变更（1）' }));
  await press('通过');
  await confirm('通过后立即修改李若琳的申请数据，确定吗？');
  await expect(await screen.findByText('通过成功')).toBeInTheDocument();
  // The count, the list, and both once more after the decision.
  await waitFor(() =>
    expect(stories.changes.sent(registrationChange.queryRegChgDos)).toHaveLength(4),
  );
  expect(counted()).toBe(1);
});

test('免试备案按备案事项查询，不与审批种类相混', async () => {
  await 省级.run();
  await userEvent.click(await screen.findByRole('button', { name: '免试备案（1）' }));
  await expect(await screen.findByText('云汀师范大学')).toBeInTheDocument();
  expect(stories.filed.sent(normalFiling.list).map(({ input }) => 'kind' in input)).toEqual([
    false,
    false,
  ]);
});

test('申请结束的计划和导出备案也在这里，只列等着的', async () => {
  await 市级.run();
  await userEvent.click(await screen.findByRole('button', { name: '结束计划（1）' }));
  await expect(await screen.findByText('甲区的计划')).toBeInTheDocument();
  expect(stories.plans.sent(orgBatch.queryMyOrgBatchToEnd)[0]?.input).toMatchObject({
    side: 'down',
    endStatus: 1,
  });
  await userEvent.click(screen.getByRole('button', { name: '导出权限备案（1）' }));
  await expect(await screen.findByText('BA2024000015')).toBeInTheDocument();
  expect(stories.filings.sent(baseOrgDoc.list)[0]?.input).toMatchObject({
    side: 'below',
    status: 2,
  });
});

test('注册的计划、变更、结束和结论变更也在这里，只列等着的', async () => {
  await 市级.run();
  await userEvent.click(await screen.findByRole('button', { name: '结束注册计划（1）' }));
  await expect(await screen.findByText('办完的注册计划')).toBeInTheDocument();
  expect(stories.enrolling.sent(enrollPlans.applyEnrollFinshList)[0]?.input).toMatchObject({
    kind: 'org',
    endStatus: 1,
  });
  await userEvent.click(await screen.findByRole('button', { name: '机构注册计划（1）' }));
  await screen.findByText(/^审批下级机构上报的注册计划/);
  expect(stories.enrolling.sent(enrollPlans.queryProvinceBatchApprove)[0]?.input).toMatchObject({
    kind: 'org',
    approvalStatus: 1,
  });
  await userEvent.click(await screen.findByRole('button', { name: '注册计划变更（1）' }));
  await screen.findByRole('columnheader', { name: /变更后/ });
  expect(stories.enrollChanges.sent(enrollChange.list)[0]?.input).toMatchObject({ status: 0 });
  await userEvent.click(await screen.findByRole('button', { name: '注册结论变更（0）' }));
  await expect(await screen.findByText('没有等待审批的')).toBeInTheDocument();
  expect(stories.conclusions.sent(certChange.list)[0]?.input).toMatchObject({
    about: 'history',
    scope: 'waiting',
  });
});

test('证书变更和限制也在这里，只列等着的', async () => {
  await 市级.run();
  await userEvent.click(await screen.findByRole('button', { name: '证书变更（0）' }));
  await screen.findByText(/^证书的变更、删除、恢复和补录/);
  expect(stories.conclusions.sent(certChange.list).at(-1)?.input).toMatchObject({
    about: 'cert',
    scope: 'waiting',
  });
  await userEvent.click(await screen.findByRole('button', { name: '限制录入（1）' }));
  await screen.findByText(/^审批下一级录入的限制/);
  await expect(await screen.findByText('何限之')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '限制解除（初审）（1）' }));
  await screen.findByText(/^初审解除限制的申请/);
  expect(stories.restrictions[0].sent(wfWorkflow.list).at(-1)?.input).toMatchObject({
    step: 'releaseReview',
    state: 'mine',
  });
});

test('计划先看再决定：不合的地方写在结论上面，有就不能通过', async () => {
  await 市级.run();
  await press('审批');
  const form = await dialog('审批');
  await expect(await form.findByRole('list', { name: '不合的地方' })).toHaveTextContent(
    '确认时间超出云梦省计划的确认时间',
  );
  await userEvent.click(form.getByRole('combobox', { name: /审批结论/ }));
  await userEvent.click(await screen.findByRole('option', { name: '通过' }), {
    pointerEventsCheck: 0,
  });
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('还有不合的地方，不能通过，请退回')).toBeInTheDocument();
  expect(stories.plans.sent(orgBatch.update)).toEqual([]);
});

test('国家中心在这里也看省级机构的计划和计划变更', async () => {
  await 国家中心.run();
  await userEvent.click(await screen.findByRole('button', { name: /^机构认定计划/ }));
  // The tabs stand on the list: with another kind they are made anew.
  await screen.findByText(/^审批下级机构上报的认定计划/);
  await userEvent.click(screen.getByRole('button', { name: /^计划变更/ }));
  await screen.findByRole('columnheader', { name: /变更后/ });
  await press('审批');
  const form = await dialog('审批');
  await expect(await form.findByRole('table', { name: '变更内容' })).toBeInTheDocument();
});

test('数据变更在这里通过或写明意见不通过，都带着版本', async () => {
  await 区县.run();
  await press('通过');
  await confirm('通过后立即修改李若琳的申请数据，确定吗？');
  await expect(await screen.findByText('通过成功')).toBeInTheDocument();
  await press('不通过');
  const form = await dialog('不通过');
  await userEvent.type(form.getByRole('textbox', { name: /审核意见/ }), '请附证明');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('不通过成功')).toBeInTheDocument();
  expect(stories.changes.sent(registrationChange.regChgAudit)).toEqual([
    { version: 1, input: { chgId: '11', passed: true } },
    { version: 1, input: { chgId: '11', passed: false, opinion: '请附证明' } },
  ]);
});

test('数据变更可以勾选几条一起审核，一条一条办；自己申请的不在其中，等了几天写在列里', async () => {
  await 有自己申请的.run();
  const [row] = await screen.findAllByRole('row', { name: /数学与应用数学/ });
  if (!row) throw new Error('no change is listed');
  // Asked for on 16 June, and the story is played on the 18th.
  await expect(within(row).getByRole('gridcell', { name: '2' })).toBeInTheDocument();
  for (const box of (await screen.findAllByRole('checkbox')).slice(-2)) await userEvent.click(box);
  await press('批量审核不通过');
  const form = await dialog('批量审核不通过');
  await expect(form.getByText(/周若水.*不能审核自己申请的变更/)).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /审核意见/ }), '请附证明');
  await userEvent.click(form.getByRole('button', { name: '不通过 1 条' }));
  await expect(await screen.findByText('已不通过 1 条')).toBeInTheDocument();
  expect(stories.withOwn.sent(registrationChange.regChgAudit)).toEqual([
    { version: 1, input: { chgId: '11', passed: false, opinion: '请附证明' } },
  ]);
});
