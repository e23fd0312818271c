import { alertStatus } from '../dictionaries';
import { defineFlow } from '../kit';

const ENDED = '预警已处理或已忽略，不用再办理';

/** 预警: somebody takes it on, and says in the end what was done or why it may be let be. */
export const alertFlow = defineFlow(alertStatus, {
  claim: { from: 'open', to: 'claimed', otherwise: '只有未处理的预警可以认领' },
  giveBack: { from: 'claimed', to: 'open', otherwise: '只有处理中的预警可以退回未处理' },
  close: { from: ['open', 'claimed'], to: 'closed', otherwise: ENDED },
  ignore: { from: ['open', 'claimed'], to: 'ignored', otherwise: ENDED },
  inform: { from: ['open', 'claimed'], otherwise: ENDED },
});
