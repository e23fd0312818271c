import type { DeskKey } from '@tqc/ui/ReviewDesk';

/** What the keys of the desk do. */
interface DeskActs {
  move(by: 1 | -1): void;
  decide(at: number): void;
  toggleMaterials(): void;
  focusReason(): void;
  focusViewer(): void;
  focusFinder(): void;
}

/** The keys of the 审核台; its help lists them in this order. */
export function deskKeys(acts: DeskActs): readonly DeskKey[] {
  return [
    { key: 'j', label: '下一件', held: true, run: () => acts.move(1) },
    { key: 'k', label: '上一件', held: true, run: () => acts.move(-1) },
    {
      key: [...'123456789'],
      shown: '1—9',
      label: '按序号办理当前结论',
      run: (digit) => acts.decide(Number(digit) - 1),
    },
    { key: 'm', label: '材料全部勾选或取消', run: acts.toggleMaterials },
    { key: 'r', label: '转到原因说明', run: acts.focusReason },
    { key: 'v', label: '转到材料预览', run: acts.focusViewer },
    { key: '/', label: '在队列中查找', run: acts.focusFinder },
    // The fields themselves hear it.
    { key: 'escape', shown: 'Esc', label: '离开输入框' },
  ];
}
