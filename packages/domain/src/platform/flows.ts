import { abnormalStatus, pushState } from '../dictionaries';
import { defineFlow } from '../kit';

/** 推送: what the national platform is to hear, until it has heard it or need not. */
export const pushFlow = defineFlow(pushState, {
  pushed: { from: 'waiting', to: 'success', otherwise: '只有待推送的数据可以推送' },
  fail: { from: 'waiting', to: 'failed', otherwise: '只有待推送的数据可以推送' },
  again: {
    from: 'failed',
    to: 'waiting',
    otherwise: '只有推送失败的数据可以重新推送，被退回的请到回传异常处理中修正',
  },
  giveBack: { from: 'success', to: 'returned', otherwise: '只有推送成功的数据会被退回' },
  mend: { from: 'returned', to: 'waiting', otherwise: '只有被退回的数据可以修正后推送' },
  waive: { from: 'waiting', to: 'waived', otherwise: '只有待推送的数据可以标记无需推送' },
  ignoreFailed: { from: 'failed', to: 'waived', otherwise: '只有推送失败的数据可以忽略' },
  ignoreReturned: { from: 'returned', to: 'waived', otherwise: '只有被退回的数据可以忽略' },
});

/** 回传异常: what came back, until it is mended or let be. */
export const abnormalFlow = defineFlow(abnormalStatus, {
  mend: { from: 'waiting', to: 'mended', otherwise: '该异常已经处理，不能再修正' },
  ignore: { from: 'waiting', to: 'ignored', otherwise: '该异常已经处理，不能再忽略' },
  returnAgain: { from: 'mended', to: 'waiting', otherwise: '该异常还没有处理' },
});
