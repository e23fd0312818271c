import type { Screen } from './screen';

/** Screens of the area external. */
export const externalScreens: readonly Screen[] = [
  {
    id: 'external.website',
    route: '/website',
    title: '门户网站',
    order: 1300,
    kind: 'external',
    orgTypes: [2, 3, 4, 5],
    permission: 'external.website.menu',
    calls: [],
  },
  {
    id: 'external.tqcStat',
    route: '/tqcStat',
    title: '大屏监控',
    order: 1310,
    kind: 'external',
    orgTypes: [3, 4, 5],
    permission: 'external.tqcStat.menu',
    calls: ['monitor.reports.getReportDataPreview', 'monitor.govdata.reportHctj'],
  },
];
