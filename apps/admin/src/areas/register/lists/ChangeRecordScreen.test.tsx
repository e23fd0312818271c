import { provinceBatchPostpone } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { test } from 'vitest';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './ChangeRecordScreen.stories';

const { 国家中心, 省级, 区县, 服务器拒绝 } = composeStories(stories);

test('国家级审批等待中的变更，审批过的不再动', async () => {
  await 国家中心.run();
  expect(await buttonsOf('澄岚省2024年上半年计划')).toEqual(['审批', '查看']);
  expect(await buttonsOf('云梦省2023年下半年计划')).toEqual(['查看']);
});

test('省级只能编辑和撤回自己等待中的申请', async () => {
  await 省级.run();
  expect(await buttonsOf('云梦省2024年上半年计划')).toEqual(['查看', '编辑', '撤回']);
  expect(await buttonsOf('澄岚省2024年上半年计划')).toEqual(['查看']);
  await press('撤回');
  await confirm('确定撤回吗？');
  await expect(await screen.findByText('撤回成功')).toBeInTheDocument();
  expect(stories.answers.sent(provinceBatchPostpone.remove)).toEqual([
    { version: 1, input: { id: '501' } },
  ]);
});

test('前后对比写成日期的名称', async () => {
  await 国家中心.run();
  expect(await screen.findAllByText('网报结束时间 2024-06-25 17:00')).toHaveLength(2);
  await expect(
    screen.getByText('确认开始日期 2024-06-12；确认结束日期 2024-06-30'),
  ).toBeInTheDocument();
});

async function decide(decision: '通过' | '退回') {
  await press('审批');
  const form = await dialog('审批');
  const compared = within(await form.findByRole('table', { name: '变更内容' }));
  await expect(compared.getAllByRole('row').at(-1)).toHaveTextContent(
    '网报结束时间2024-06-21 17:002024-06-25 17:00',
  );
  await userEvent.click(form.getByRole('combobox', { name: /审批结论/ }));
  await userEvent.click(await screen.findByRole('option', { name: decision }), {
    pointerEventsCheck: 0,
  });
  await userEvent.type(form.getByRole('textbox', { name: /审批意见/ }), '批次即将结束');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
}

test('审批时现在的和变更后的并排，意见一起发出', async () => {
  await 国家中心.run();
  await decide('退回');
  await expect(await screen.findByText('审批成功')).toBeInTheDocument();
  expect(stories.answers.sent(provinceBatchPostpone.update)).toEqual([
    { version: 1, input: { id: '501', action: 'fail', opinion: '批次即将结束' } },
  ]);
});

test('批次结束后不能通过，说明原因', async () => {
  await 服务器拒绝.run();
  await decide('通过');
  await expect(await screen.findByText('批次已结束，不能再延期')).toBeInTheDocument();
});

test('附件由审批的人打开', async () => {
  await 国家中心.run();
  await pressIn('云梦省2024年上半年计划', '查看');
  const facts = await dialog('云梦省2024年上半年计划的变更');
  await userEvent.click(await facts.findByText('查看附件'));
  await expect(await screen.findByRole('img', { name: /变更附件，第1张，共1张/ })).toBeVisible();
  expect(stories.pictures.sent(resource.viewImage)[0]?.input).toEqual({
    fileId: '00000000-0000-4000-8000-000000000001',
  });
});

test('开放机构换了一个也看得出来：说出名称、新增和去掉的', async () => {
  await 国家中心.run();
  await pressIn('澄岚省2024年上半年计划', '查看');
  const facts = await dialog('澄岚省2024年上半年计划的变更');
  const compared = within(await facts.findByRole('table', { name: '变更内容' }));
  await expect(compared.getAllByRole('row').at(-1)).toHaveTextContent(
    '开放机构东霁区教育局(演示)南屏县教育局(演示)（新增：南屏县教育局(演示)；去掉：东霁区教育局(演示)）',
  );
});

test('编辑等待中的变更：带着申请的时间，只发和计划不同的', async () => {
  await 省级.run();
  await pressIn('云梦省2024年上半年计划', '编辑');
  const form = await dialog('编辑');
  const reason = await form.findByRole('textbox', { name: /申请原因/ });
  await expect(reason).toHaveValue('高校毕业证书发放推迟，申请顺延四天。');
  await userEvent.clear(reason);
  await userEvent.type(reason, '改为顺延四天');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('编辑成功')).toBeInTheDocument();
  expect(stories.answers.sent(provinceBatchPostpone.update)).toEqual([
    {
      version: 1,
      input: {
        id: '501',
        action: 'edit',
        reason: '改为顺延四天',
        after: { filing: [{ begin: '2024-06-03 09:00', end: '2024-06-25 17:00' }] },
      },
    },
  ]);
});

test('区县改自己的变更：原有时间段带着申请的时间，不能删除，新增的也在', async () => {
  await 区县.run();
  await pressIn('东霁区2024年上半年计划', '编辑');
  const form = await dialog('编辑');
  await form.findByRole('group', { name: '时间段2' });
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('编辑成功')).toBeInTheDocument();
  expect(stories.slots.sent(provinceBatchPostpone.update)).toMatchObject([
    {
      version: 1,
      input: {
        id: '504',
        action: 'edit',
        after: {
          slots: [{ obtId: '351', validEndDateStr: '2024-06-25 17:00' }, { obtId: null }],
        },
      },
    },
  ]);
});
