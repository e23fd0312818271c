import { expect, test } from 'vitest';
import { noticeDue } from './noticeDue';

const summer = {
  from: '2024-08-02T00:00:00+08:00',
  to: '2024-08-24T23:59:59+08:00',
  paths: ['/historyDataManage', '/limitModel'],
};
const at = (text: string) => Date.parse(`${text}+08:00`);

test.each([
  ['/historyDataManage', '2024-08-02T00:00:00', true],
  ['/historyDataManage', '2024-08-01T23:59:59', false],
  ['/limitModel/list', '2024-08-24T23:59:59', true],
  ['/limitModel', '2024-08-25T00:00:00', false],
  ['/limitModelOther', '2024-08-10T00:00:00', false],
  ['/workbench', '2024-08-10T00:00:00', false],
])('%s 在 %s：%s', (path, time, due) => {
  expect(noticeDue(summer, path, at(time)) !== undefined).toBe(due);
});
