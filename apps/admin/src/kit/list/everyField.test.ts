import { field, get, paged, pageOf, type Call } from '@tqc/contract/kit';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { everyColumn, everyFilter } from './everyField';

const row = z.object({
  id: field.id('申请'),
  applyNo: field.serial('申请编号'),
  name: field.personName('姓名', 30),
  idNo: field.idNo(),
  appliedAt: field.moment('申请时间'),
  status: field.status('状态', { options: [], codes: [0] }),
  own: z.boolean(),
  version: field.version(),
});
const filters = {
  name: row.shape.name,
  prov: field.area('省份'),
  city: field.area('地市'),
  county: field.area('区县'),
  appliedAtFrom: field.date('申请时间起'),
  appliedAtTo: field.date('申请时间止'),
  mine: z.boolean(),
};
const drafted = get('', 'view', paged(filters, []), pageOf(row), { rowKey: 'id' });
// What a catalogue says besides is nothing to its fields.
const list = drafted as unknown as Call<typeof drafted.input, typeof drafted.output>;

test('列照契约的次序，状态跟在姓名后面；行的键、版本和没有名称的不列', () => {
  expect(everyColumn(list)).toEqual(['applyNo', 'name', 'status', 'idNo', 'appliedAt']);
});

test('查询照契约的次序：地区是一项，日期起止是一段', () => {
  expect(everyFilter(list)).toEqual([
    'name',
    'area',
    { name: 'appliedAt', label: '申请时间', kind: 'dateRange' },
  ]);
});
