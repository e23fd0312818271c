import { Maintenance, maintenance } from '@tqc/contract/rms';
import { maintenanceState } from '@tqc/domain/maintenance';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const at = (day: string) => ({
  tellFrom: `2024-${day} 08:00`,
  beginTime: `2024-${day} 20:00`,
  endTime: `2024-${day} 23:30`,
});
const planned = {
  title: '存储扩容',
  state: maintenanceState.code('planned'),
  areas: ['cert', 'limit'],
  allows: 1,
  notice: '期间照片和文件不能查看和上传，请提前下载所需文件。',
  operator: '林知远',
  ...at('08-22'),
};
const running = {
  ...planned,
  title: '数据库升级',
  state: maintenanceState.code('running'),
  areas: ['ecert'],
  allows: 2,
  notice: '期间电子证书暂停使用。',
  ...at('06-18'),
};
const over = {
  ...planned,
  title: '网络切换',
  state: maintenanceState.code('over'),
  areas: ['register', 'enroll'],
  ...at('05-06'),
};

/** One that is planned, one that runs, one that is over. */
export const maintenanceAnswers = fakeTransport(maintenance, {
  list: () =>
    pageOf(
      exampleRow(Maintenance, planned),
      exampleRow(Maintenance, running, 2),
      exampleRow(Maintenance, over, 3),
    ),
  create: () => ({ id: '901' }),
  update: () => null,
  remove: () => null,
});
