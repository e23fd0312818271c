import { baseOrg, baseOrgDisable } from '@tqc/contract/basic';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { test } from 'vitest';
import {
  buttonsOf,
  chooseIn,
  confirm,
  dialog,
  press,
  pressIn,
} from '../../../kit/story/screenTest';
import * as stories from './OrgScreen.stories';
import { stopAnswers } from './orgStories';

const { 省级, 区县 } = composeStories(stories);
const { answers, countyAnswers } = stories;
const lastAsked = () => answers.sent(baseOrg.list).at(-1)?.input;

test('在树上选一个机构，列表只剩它和它的下级；按名称也找得到', async () => {
  await 省级.run();
  await waitFor(() => expect(lastAsked()).toMatchObject({ under: '20001' }));
  await userEvent.click(await screen.findByRole('treeitem', { name: '云汀市教育局' }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ under: '30001' }));
  await userEvent.type(screen.getByRole('textbox', { name: '按名称找机构' }), '东霁');
  await waitFor(() =>
    expect(answers.sent(baseOrg.getTreeData).map(({ input }) => input)).toContainEqual({
      keyword: '东霁',
    }),
  );
  await userEvent.click(await screen.findByRole('treeitem', { name: '东霁区教育体育局' }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ under: '40001' }));
  await expect(screen.getByRole('button', { name: '新增下级机构' })).toBeDisabled();
});

test('新增设在所选机构之下，种类只有那里能有的；新增后树重新读', async () => {
  await 省级.run();
  await userEvent.click(await screen.findByRole('treeitem', { name: '云汀市教育局' }));
  await press('新增下级机构');
  const form = await dialog('新增下级机构');
  await expect(form.getByText('上级机构：云汀市教育局')).toBeVisible();
  const fill = (name: RegExp, text: string) =>
    userEvent.type(form.getByRole('textbox', { name }), text);
  await fill(/机构名称/, '云棠县教育局');
  await fill(/行政区划代码/, '118804');
  await fill(/地区名称/, '云棠县');
  await fill(/认定机构代码/, '924');
  await fill(/统一社会信用代码/, '11328801DM32880165');
  await fill(/负责人$/, '䶮知远');
  await fill(/负责人手机/, '13800138000');
  await fill(/联系电话/, '010-00000001');
  await fill(/^地址/, '演示路1号');
  const reads = answers.sent(baseOrg.getTreeData).length;
  await userEvent.click(form.getByRole('button', { name: /提\s*交|确\s*定|保\s*存/ }));
  await waitFor(() => expect(answers.sent(baseOrg.create)).toHaveLength(1));
  expect(answers.sent(baseOrg.create)[0]?.input).toMatchObject({
    parentId: '30001',
    orgType: 2,
    orgBizType: 3,
    areaCode: '118804',
    mobile: '13800138000',
  });
  await waitFor(() => expect(answers.sent(baseOrg.getTreeData).length).toBeGreaterThan(reads));
});

test('编辑不填手机就不发手机；自己的机构不能删除', async () => {
  await 省级.run();
  expect(await buttonsOf('^901$')).toEqual(['查看', '编辑']);
  await pressIn('^922$', '编辑');
  const form = await dialog('编辑');
  await userEvent.click(form.getByRole('button', { name: /提\s*交|确\s*定|保\s*存/ }));
  await waitFor(() => expect(answers.sent(baseOrg.update)).toHaveLength(1));
  expect(answers.sent(baseOrg.update)[0]?.input.mobile).toBeUndefined();
  await pressIn('^922$', '删除');
  await confirm('确定删除“西禾区教育局”吗？有用户、下级机构或业务数据的机构不能删除。');
  await waitFor(() => expect(answers.sent(baseOrg.remove)).toHaveLength(1));
});

test('县级改自己的只有联系方式，不新增行政机构', async () => {
  await 区县.run();
  await expect(screen.queryByRole('button', { name: '新增下级机构' })).toBeNull();
  await pressIn('^921$', '编辑');
  const form = await dialog('编辑');
  await expect(form.getByRole('textbox', { name: /联系电话/ })).toBeVisible();
  await expect(form.queryByRole('textbox', { name: /统一社会信用代码/ })).toBeNull();
  expect(countyAnswers.sent(baseOrg.create)).toEqual([]);
});

test('停用写明原因，不填时间就是立即；已停用的去停用记录里启用', async () => {
  await 省级.run();
  expect(await buttonsOf('^911$')).toEqual([
    '查看',
    '编辑',
    '更名',
    '恢复打印',
    '撤并',
    '移交数据',
    '停用',
    '删除',
  ]);
  expect(await buttonsOf('^922$')).toEqual([
    '查看',
    '编辑',
    '更名',
    '只发电子证书',
    '移交数据',
    '停用记录',
    '删除',
  ]);
  await pressIn('^911$', '停用');
  const form = await dialog('停用');
  await form.findByText(/不随着停用，仍可登录办理/);
  await userEvent.type(form.getByRole('textbox', { name: /原因/ }), '办公场所搬迁');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(stopAnswers.sent(baseOrgDisable.create)).toHaveLength(1));
  expect(stopAnswers.sent(baseOrgDisable.create)[0]?.input).toMatchObject({
    orgId: '30001',
    reason: '办公场所搬迁',
  });
});

test('撤并选了接收的机构就说要转移多少，写明批文号和日期再提交', async () => {
  await 省级.run();
  await pressIn('^921$', '撤并');
  const form = await dialog('撤并');
  await chooseIn(form, /接收机构/, '西禾区教育局');
  await form.findByText(
    '将转移证书 18204 张、申请和注册 9310 件、用户 12 人、确认点 3 个到“西禾区教育局”。',
  );
  await userEvent.type(form.getByRole('textbox', { name: /批文号/ }), '云编办〔2024〕9号');
  await userEvent.type(form.getByRole('textbox', { name: /生效日期/ }), '2024-07-01{Enter}');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(answers.sent(baseOrg.orgAnnul)).toHaveLength(2));
  expect(answers.sent(baseOrg.orgAnnul)[1]?.input).toEqual({
    id: '40001',
    intoId: '40002',
    paperNo: '云编办〔2024〕9号',
    effectiveDay: '2024-07-01',
  });
});

test('撤并时选了接收不了的机构：选好就在它那里说为什么，像提交后的拒绝一样', async () => {
  await 省级.run();
  await pressIn('^921$', '撤并');
  const form = await dialog('撤并');
  await chooseIn(form, /接收机构/, '云汀市教育局');
  await form.findByText('请选择本省同一级别的机构');
  expect(form.getByRole('combobox', { name: /接收机构/ })).toHaveAccessibleDescription(
    '请选择本省同一级别的机构',
  );
  expect(form.getByRole('status')).toBeEmptyDOMElement();
});

test('只发电子证书：写明原因，送出的是另一种设置；已经只发电子证书的可以恢复打印', async () => {
  await 省级.run();
  await pressIn('^911$', '恢复打印');
  const form = await dialog('恢复打印');
  await userEvent.type(form.getByRole('textbox', { name: /原因/ }), '窗口仍需纸质证书');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(answers.sent(baseOrg.onlyEcertSwitch)).toHaveLength(1));
  expect(answers.sent(baseOrg.onlyEcertSwitch)[0]?.input).toMatchObject({
    orgId: '30001',
    onlyEcert: false,
    reason: '窗口仍需纸质证书',
  });
});
