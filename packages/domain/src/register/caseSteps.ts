import { decisions } from './decisions';

/** The steps under which the life of an application is told, as they follow on each other. */
export const caseSteps: readonly string[] = [
  '网上申报',
  '补全材料',
  ...(['accept', 'check', 'confirm'] as const).map((step) => decisions.step(step).label),
  '学历审核',
  '准入查询',
  decisions.step('audit').label,
  '证书编号',
  '证书打印',
  '数据变更',
  '数据维护',
];
