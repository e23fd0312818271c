import { ecertStatus, ecertTaskStatus, stampStatus } from '../dictionaries';
import { defineFlow } from '../kit';

/** An organisation's stamp: in use from the day it is added, until it is stopped. */
export const stampFlow = defineFlow(stampStatus, {
  stop: { from: 'inUse', to: 'stopped', otherwise: '印章已经停用，不用再停用' },
  start: { from: 'stopped', to: 'inUse', otherwise: '印章正在使用，不用再启用' },
});

/** An electronic certificate: revoked and made again, never deleted. */
export const ecertFlow = defineFlow(ecertStatus, {
  cancel: {
    from: 'effective',
    to: 'revoked',
    otherwise: '电子证书已经撤销，不用再撤销；需要时可以重新制作',
  },
  again: {
    from: 'revoked',
    to: 'effective',
    otherwise: '这张证书已有有效的电子证书，要换新的请先撤销，或用“修改证书”任务',
  },
});

/** A task over many certificates; carried out by a job, which a process that ends breaks off. */
export const ecertTaskFlow = defineFlow(ecertTaskStatus, {
  pick: { from: 'waiting', to: 'running', otherwise: '只有待处理的任务可以开始' },
  finish: { from: 'running', to: 'done', otherwise: '只有执行中的任务可以完成' },
  breakOff: { from: 'running', to: 'waiting', otherwise: '只有执行中的任务会中断' },
  again: {
    from: ['done', 'cancelled'],
    to: 'waiting',
    otherwise: '任务还没有结束，结束后才能重新执行；请在任务明细里查看进度',
  },
  cancel: {
    from: 'waiting',
    to: 'cancelled',
    otherwise: '只有待处理的任务可以取消；已经开始的请等它完成',
  },
});
