import { allScreens } from '@tqc/contract/screens';

/** Title of a route: from the catalogue, or of a page that belongs to a screen. */
export function titleOf(path: string): string | undefined {
  const screen = allScreens.find(({ route }) => route === path);
  if (screen) return screen.title;
  if (path === '/register/desk') return '审核台';
  if (path.startsWith('/register/application/')) return `申请 ${path.split('/').at(-1)}`;
  if (path.startsWith('/historyDataManage/cert/')) return '证书详情';
  if (path === '/monitor/WallDevices') return '大屏设备';
  return undefined;
}
