import { nameCodes } from '../kit';
import * as lists from './generated';

/** 报表的状态 */
export const reportStatus = nameCodes(lists.reportStatus, {
  draft: [0, 'pending'],
  waiting: [1, 'running'],
  published: [2, 'good'],
  stopped: [3, 'held'],
});

/** What became of a file of a report: the states of a task of a person (`jobStatus`). */
export const reportFileStatus = nameCodes(lists.reportFileStatus, {
  queued: [0, 'pending'],
  running: [1, 'running'],
  done: [2, 'good'],
  failed: [3, 'bad'],
  cancelled: [4, 'held'],
  expired: [5, 'held'],
});

/** 预警的处理状态 */
export const alertStatus = nameCodes(lists.alertStatus, {
  open: [0, 'bad'],
  claimed: [1, 'running'],
  closed: [2, 'good'],
  ignored: [3, 'held'],
});

/** 报表报送的状态 */
export const reportSubmitStatus = nameCodes(lists.reportSubmitStatus, {
  submitted: [1, 'running'],
  accepted: [2, 'good'],
  returned: [3, 'bad'],
});
