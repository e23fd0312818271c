import { blankStockStatus, certStatus, printStatus } from '../dictionaries';
import { defineFlow } from '../kit';

/** A certificate: normal, deleted, recovered (收回). */
export const certFlow = defineFlow(certStatus, {
  remove: { from: 'normal', to: 'deleted', otherwise: '只有正常的证书可以删除' },
  restore: { from: 'deleted', to: 'normal', otherwise: '只有已删除的证书可以恢复' },
  recover: { from: 'normal', to: 'recovered', otherwise: '只有正常的证书可以收回' },
});

/** The print of a certificate on a blank. */
export const printFlow = defineFlow(printStatus, {
  print: {
    from: ['unprinted', 'reset'],
    to: 'printed',
    otherwise: '该证书已打印，要重新打印请先重置打印',
  },
  reset: { from: 'printed', to: 'reset', otherwise: '只有已打印的证书可以重置打印' },
});

/** Blanks: asked for, assigned by the province, received, counted; a count can be taken back. */
export const blankFlow = defineFlow(blankStockStatus, {
  assign: { from: 'asked', to: 'assigned', otherwise: '只有待分配的申领可以分配号段' },
  receive: { from: 'assigned', to: 'received', otherwise: '只有已分配的号段可以签收' },
  void: { from: 'received', otherwise: '只有已签收的空白证书可以登记作废' },
  close: { from: 'received', to: 'closed', otherwise: '只有已签收的空白证书可以盘点核销' },
  reopen: { from: 'closed', to: 'received', otherwise: '只有已核销的空白证书可以撤销核销' },
  remove: { from: 'asked', otherwise: '号段分配以后不能撤回申领' },
});
