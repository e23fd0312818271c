import { certBatch, orgBatch, provinceBatch } from '@tqc/contract/register';
import { composeStories } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { test } from 'vitest';
import { orgs } from '@tqc/testing/users';
import { buttonsOf, confirm, dialog, press, pressIn } from '../../../kit/story/screenTest';
import * as stories from './EndPlanScreen.stories';

const { 市级, 国家中心 } = composeStories(stories);

test('上级同意或退回下级的申请，没有申请的只看', async () => {
  await 市级.run();
  expect(await buttonsOf('甲区的计划')).toEqual(['查看', '同意结束', '退回结束']);
  expect(await buttonsOf('没有申请的计划')).toEqual(['查看']);
  expect(await buttonsOf('已结束的计划')).toEqual(['查看']);
  expect(stories.plans.sent(orgBatch.queryMyOrgBatchToEnd)[0]?.input).toMatchObject({
    side: 'down',
  });
});

test('国家级可以强制结束没有申请的，要写原因；还有未结申请的不能', async () => {
  await 国家中心.run();
  expect(await buttonsOf('没有申请的计划')).toEqual(['查看', '强制结束']);
  expect(await buttonsOf('没有办结的计划')).toEqual(['查看', '查看申请', '（强制结束）']);
  await pressIn('没有申请的计划', '强制结束');
  const form = await dialog('强制结束');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await form.findByText('请输入审批意见')).toBeInTheDocument();
  await userEvent.type(form.getByRole('textbox', { name: /审批意见/ }), '批次已过');
  await userEvent.click(form.getByRole('button', { name: '提交' }));
  await expect(await screen.findByText('强制结束成功')).toBeInTheDocument();
  expect(stories.plans.sent(orgBatch.update)).toEqual([
    { version: 4, input: { obId: '304', action: 'forceEnd', opinion: '批次已过' } },
  ]);
});

test('国家级看一个计划的查看申请，先有省份', async () => {
  await 国家中心.run();
  await pressIn('没有办结的计划', '查看申请');
  await expect(
    await screen.findByText((text) => {
      if (!text.startsWith('已转到 /register/RegistrationSubModel?')) return false;
      const asked = new URLSearchParams(text.split('?')[1]);
      expect(asked.get('obId')).toBe('305');
      expect(asked.get('area')).toContain(orgs.county.prov);
      return true;
    }),
  ).toBeInTheDocument();
});

test('批量同意：没有申请的不办，说得出是哪些', async () => {
  await 市级.run();
  await userEvent.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
  await press('批量同意');
  const form = await dialog('批量同意');
  await expect(form.getByText(/将办理 1 条：甲区的计划/)).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: '同意结束 1 条' }));
  await expect(await screen.findByText('已同意结束 1 条')).toBeInTheDocument();
});

test('国家级结束省级计划和批次：结束不了时说还有哪些', async () => {
  await 国家中心.run();
  await userEvent.click(await screen.findByRole('button', { name: '省级计划' }));
  await pressIn('云梦省2024年上半年计划', '结束');
  await confirm('确定结束吗？');
  await expect(await screen.findByText(/还有未结束的机构计划/)).toBeInTheDocument();
  expect(stories.provinces.sent(provinceBatch.update)[0]?.input).toMatchObject({
    action: 'endPlan',
  });
  await userEvent.click(await screen.findByRole('button', { name: '认定批次' }));
  await pressIn('2024年专项', '结束');
  await confirm('确定结束吗？');
  await expect(await screen.findByText('结束成功')).toBeInTheDocument();
  expect(stories.batches.sent(certBatch.update)[0]?.input).toMatchObject({ action: 'end' });
});
