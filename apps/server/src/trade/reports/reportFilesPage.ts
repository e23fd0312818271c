import { routeOf, type ScreenId } from '@tqc/contract/screens';

/** The report screen of each subject (`monitorType`). */
const SCREENS: Readonly<Record<number, ScreenId>> = {
  1: 'monitor.system',
  2: 'monitor.register',
  3: 'monitor.enroll',
  4: 'monitor.history',
};

/** Where somebody finds the files of the reports of a subject. */
export function reportFilesPage(business: number): string {
  const screen = SCREENS[business];
  return screen ? `${routeOf(screen)}&tab=files` : routeOf('shell.fileTasks');
}

/** Where somebody finds what was handed in of the reports of a subject. */
export function reportSubmitsPage(business: number): string {
  return `${routeOf(SCREENS[business] ?? 'monitor.register')}&tab=submits`;
}
