import type { Screen } from './screen';

/** Screens of the area doc. */
export const docScreens: readonly Screen[] = [
  {
    id: 'doc.download',
    route: '/eduDocModel',
    title: '资料下载',
    order: 1200,
    kind: 'list',
    orgTypes: [1, 2, 3, 4, 5, 6],
    permission: 'doc.download.menu',
    calls: [
      'basic.eduDoc.create',
      'basic.eduDoc.list',
      'basic.eduDoc.get',
      'basic.eduDoc.update',
      'basic.eduDoc.remove',
      'resource.downloadFile',
      'resource.updateFile',
    ],
  },
];
