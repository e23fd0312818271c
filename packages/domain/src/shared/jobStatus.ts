import { defineStatus } from '../kit';

/** What became of a task that a person started and looks after. */
export const jobStatus = defineStatus(
  {
    waiting: { code: 0, label: '等待中', tone: 'pending' },
    running: { code: 1, label: '进行中', tone: 'running' },
    done: { code: 2, label: '已完成', tone: 'good' },
    failed: { code: 3, label: '失败', tone: 'bad' },
    cancelled: { code: 4, label: '已取消', tone: 'held' },
    // The days of its result are over.
    expired: { code: 5, label: '已过期', tone: 'held' },
  },
  'jobStatus',
  { open: ['waiting', 'running'] },
);
