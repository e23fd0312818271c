import { certBatch, registrationReview } from '@tqc/contract/register';
import { expect, test } from 'vitest';
import { userAt, withoutRights } from './userAt';

test('每一级带着自己的权限：国家设置批次，区县审批，确认点只核验', () => {
  expect(userAt('nation').privilege.module).toContain(certBatch.create.permission);
  expect(userAt('county').privilege.module).not.toContain(certBatch.create.permission);
  expect(userAt('county').privilege.module).toContain(registrationReview.batchAud.permission);
  expect(userAt('point').privilege.module).not.toContain(registrationReview.batchAud.permission);
});

test('拿走一项权限，别的还在', () => {
  const { module } = withoutRights(userAt('nation'), certBatch.create).privilege;
  expect(module).not.toContain(certBatch.create.permission);
  expect(module).toContain(certBatch.list.permission);
});

test('菜单只有有权限的画面', () => {
  const titles = userAt('point').privilege.menu.map(({ title }) => title);
  expect(titles).toContain('网报数据核验');
  expect(titles).not.toContain('认定审批');
});
