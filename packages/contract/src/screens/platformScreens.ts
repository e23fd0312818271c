import type { Screen } from './screen';

/** Screens of the area platform. */
export const platformScreens: readonly Screen[] = [
  {
    id: 'platform.group',
    route: '/platformDocking',
    title: '本地平台对接',
    order: 300,
    kind: 'group',
    orgTypes: [4, 5],
    permission: 'platform.group.menu',
    calls: [],
  },
  {
    id: 'platform.gbSwitch',
    route: '/platformDocking/GBSwitch',
    title: '国办接口开关',
    order: 301,
    kind: 'form',
    orgTypes: [4, 5],
    permission: 'platform.gbSwitch.menu',
    calls: [
      'rms.system.getAudit',
      'rms.system.getGbsso',
      'rms.system.setGbsso',
      'rms.system.getAuthentication',
      'rms.system.setAuthentication',
      'rms.system.getSuspend',
      'rms.system.setSuspend',
    ],
  },
  {
    id: 'platform.exceptionHandling',
    route: '/platformDocking/RExceptionHandling',
    title: '回传异常处理',
    order: 302,
    kind: 'list',
    orgTypes: [4, 5],
    permission: 'platform.exceptionHandling.menu',
    calls: [
      'register.exchange.listAbnormal',
      'register.exchange.handleAbnormal',
      'register.exchange.obt',
      'register.exchange.orgId',
    ],
  },
];
