import { certBatch } from '@tqc/contract/register';
import { expect, test } from 'vitest';
import { fakeTransport } from './fakeTransport';
import { firstAnswer } from './firstAnswer';
import { refusal } from './refusal';

const fake = () =>
  fakeTransport(certBatch, { list: () => ({ total: 0, record: [] }), remove: () => null });

test('回答经过契约的格式，缺省值补齐', async () => {
  expect(await firstAnswer([fake()])(certBatch.list, {})).toEqual({
    total: 0,
    exact: true,
    record: [],
  });
});

test('没有准备的接口、契约之外的字段、不合格式的回答都不放过', async () => {
  await expect(fake().send(certBatch.get, { cbId: '1' })).rejects.toThrow(
    '没有为 register.certBatch.get 准备回答',
  );
  await expect(firstAnswer([])(certBatch.list, {})).rejects.toThrow(
    '没有为 register.certBatch.list 准备回答',
  );
  await expect(fake().send(certBatch.list, { colour: 'red' })).rejects.toThrow('输入不符合契约');
  const wrong = fakeTransport(certBatch, { list: () => ({ total: 1.5, record: [] }) });
  await expect(wrong.send(certBatch.list, {})).rejects.toThrow('回答不符合契约');
});

test('记下发出的内容和版本，缺版本时拒绝', async () => {
  const one = fake();
  await expect(one.send(certBatch.remove, { cbId: '1' })).rejects.toThrow('没有带版本');
  await one.send(certBatch.remove, { cbId: '1' }, { version: 3 });
  expect(one.sent(certBatch.remove)).toEqual([{ input: { cbId: '1' }, version: 3 }]);
  one.reset();
  expect(one.sent(certBatch.remove)).toEqual([]);
});

test('拒绝带着目录里的话和字段的话', () => {
  expect(refusal(403).message).toBe('您不具备该条数据的权限，请刷新页面后再操作！');
  expect(refusal(400, '参数有误', { cbName: '同名批次已存在' }).fields).toEqual({
    cbName: '同名批次已存在',
  });
});
