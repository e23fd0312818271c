import { certStatus } from '../dictionaries';
import { defineFlow } from '../kit';

/** A certificate: normal, deleted, recovered (收回). */
export const certFlow = defineFlow(certStatus, {
  remove: { from: 'normal', to: 'deleted', otherwise: '只有正常的证书可以删除' },
  restore: { from: 'deleted', to: 'normal', otherwise: '只有已删除的证书可以恢复' },
  recover: { from: 'normal', to: 'recovered', otherwise: '只有正常的证书可以收回' },
});
