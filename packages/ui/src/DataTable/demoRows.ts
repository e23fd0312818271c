import type { Column } from './column';

/** 故事和测试里的一条认定申请，姓名和编号均为虚构。 */
export interface DemoRow {
  id: string;
  name: string;
  idNo: string;
  mobile: string;
  orgName: string;
  subject: string;
  applyTime: string;
  days: number;
}

const surnames = ['䶮', '𬭎', '㛃', '柏', '砚', '𬍛', '岑', '闻', '沈', '陆'];
const given = ['知远', '一禾', '若谷', '清越', '怀瑾', '以宁', '书衡'];
const orgs = [
  '云梦省青禾市教育局',
  '云梦省青禾市临溪县教育局',
  '沧浪省望江市教育体育局（高级中学教师资格认定专用窗口）',
];
const subjects = ['语文', '数学', '英语', '信息技术', '心理健康教育'];

/** 生成 count 条固定的演示数据，from 为起始序号。 */
export function demoRows(count: number, from = 0): DemoRow[] {
  return Array.from({ length: count }, (_, offset) => {
    const index = from + offset;
    const serial = String(index % 10000).padStart(4, '0');
    return {
      id: String(index + 1),
      name: `${surnames[index % surnames.length]}${given[index % given.length]}`,
      idNo: `118801********${serial}`,
      mobile: `154****${serial}`,
      orgName: orgs[index % orgs.length] ?? '',
      subject: subjects[index % subjects.length] ?? '',
      applyTime: `2025-04-${String((index % 28) + 1).padStart(2, '0')} 09:${String(index % 60).padStart(2, '0')}`,
      days: (index * 7) % 31,
    };
  });
}

/** 演示用的列。 */
export const demoColumns: Column<DemoRow>[] = [
  { key: 'name', title: '姓名', width: 100, pinned: 'left' },
  { key: 'idNo', title: '证件号码', width: 175, tabular: true },
  { key: 'mobile', title: '手机号码', width: 120, tabular: true },
  { key: 'orgName', title: '认定机构', width: 180, ellipsis: true },
  { key: 'subject', title: '任教学科', width: 120 },
  { key: 'applyTime', title: '网报时间', width: 150, sortable: true, tabular: true },
  { key: 'days', title: '停留天数', width: 100, align: 'right', sortable: true, tabular: true },
];
