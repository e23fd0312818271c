import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'external.tqcStat': () => import('./TqcStatScreen'),
  'monitor.alert': () => import('./alerts/AlertScreen'),
  'monitor.reportDesign': () => import('./reports/ReportDesignScreen'),
  'monitor.system': () => import('./reports/MonitorSystemScreen'),
  'monitor.register': () => import('./reports/MonitorRegisterScreen'),
  'monitor.enroll': () => import('./reports/MonitorEnrollScreen'),
  'monitor.history': () => import('./reports/MonitorHistoryScreen'),
  'monitor.wallDevices': () => import('./WallDevicesScreen'),
} satisfies Pages;
