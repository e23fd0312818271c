import { usbKeyStatus } from '../dictionaries';
import { defineFlow } from '../kit';

const HELD = ['normal', 'locked'] as const;

/** USBKey of nobody: in the stock of the centre or of a province. */
export const stockKeyFlow = defineFlow(usbKeyStatus, {
  assign: { from: 'unassigned', otherwise: '只有未分配的UKey可以分配' },
  lock: { from: 'unassigned', to: 'locked', otherwise: '只有未分配的UKey可以在这里锁定' },
  unlock: { from: 'locked', to: 'unassigned', otherwise: '该UKey没有锁定，不需要解锁' },
  void: { from: ['unassigned', 'locked'], to: 'void', otherwise: '该UKey已经作废' },
  extend: {
    from: ['unassigned', 'normal', 'locked'],
    otherwise: '该UKey已经作废，不能延期',
  },
});

/** USBKey of a user: bound, lost, found again, taken back, void. */
export const heldKeyFlow = defineFlow(usbKeyStatus, {
  bind: { from: 'unassigned', to: 'normal', otherwise: '只有未分配的UKey可以绑定' },
  unbind: { from: 'normal', to: 'unassigned', otherwise: '只有正常的UKey可以解绑，锁定的请先解锁' },
  lost: { from: 'normal', to: 'locked', otherwise: '只有正常的UKey可以挂失' },
  unlock: { from: 'locked', to: 'normal', otherwise: '该UKey没有锁定，不需要解锁' },
  void: { from: HELD, to: 'void', otherwise: '该UKey已经作废' },
});
