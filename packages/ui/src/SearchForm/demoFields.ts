import type { Option } from '../fields';
import type { SearchField } from './searchFields';

const regions: Record<string, Option[]> = {
  '': [
    { value: '11', label: '云梦省' },
    { value: '12', label: '沧浪省' },
  ],
  '11': [
    { value: '1188', label: '青禾市' },
    { value: '1189', label: '望江市' },
  ],
  '1188': [
    { value: '118801', label: '临溪县' },
    { value: '118802', label: '松岭区' },
  ],
};

/** 演示用的区划，按上级代码取下级。 */
export function loadDemoRegion(_level: string, parent: string): Promise<Option[]> {
  return Promise.resolve(regions[parent] ?? []);
}

/** 演示用的机构树。 */
export function loadDemoTree(parent: string) {
  const tree: Record<string, { value: string; label: string; leaf?: boolean }[]> = {
    '': [{ value: 'o1', label: '云梦省教育厅' }],
    o1: [{ value: 'o11', label: '青禾市教育局' }],
    o11: [{ value: 'o111', label: '临溪县教育局', leaf: true }],
  };
  return Promise.resolve(tree[parent] ?? []);
}

/** 演示用的确认点，共 23 个。 */
export function loadDemoPoints({ keyword, page }: { keyword: string; page: number }) {
  const all = Array.from({ length: 23 }, (_, index) => ({
    id: `p${index + 1}`,
    name: `临溪县第${index + 1}确认点`,
    scope: '幼儿园、小学、初级中学教师资格',
  }));
  const found = all.filter(({ name }) => name.includes(keyword));
  return Promise.resolve({ total: found.length, rows: found.slice((page - 1) * 10, page * 10) });
}

/** 演示用的查询字段，十种都有。 */
export const demoFields: SearchField[] = [
  { name: 'name', label: '姓名', kind: 'input', maxLength: 50 },
  { name: 'idNo', label: '证件号码', kind: 'input', maxLength: 18 },
  {
    name: 'status',
    label: '审批状态',
    kind: 'dict',
    options: [
      { value: '1', label: '待审批' },
      { value: '2', label: '已通过' },
      { value: '3', label: '退回补正' },
    ],
  },
  { name: 'area', label: '所属地区', kind: 'region', load: loadDemoRegion, locked: ['province'] },
  { name: 'signDate', label: '签发日期', kind: 'dateRange' },
  {
    name: 'subject',
    label: '任教学科',
    kind: 'searchSelect',
    options: ['语文', '数学', '信息技术'].map((label) => ({ value: label, label })),
  },
  { name: 'org', label: '认定机构', kind: 'tree', load: loadDemoTree },
  { name: 'point', label: '确认点', kind: 'point', load: loadDemoPoints },
  { name: 'days', label: '停留天数', kind: 'numberRange' },
  { name: 'submitDate', label: '提交日期', kind: 'date' },
  { name: 'remark', label: '备注', kind: 'textarea' },
];
