import type { DeskKey } from '@tqc/ui/ReviewDesk';

/** What the keys of the desk do. */
interface DeskActs {
  move(by: 1 | -1): void;
  decide(digit: number): void;
  toggleMaterials(): void;
  focusReason(): void;
  focusViewer(): void;
  openCase(): void;
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
      label: '1 通过，2 要补充，3 不通过，各环节相同；其他见按钮',
      run: (digit) => acts.decide(Number(digit)),
    },
    { key: 'm', label: '材料全部勾选或取消', run: acts.toggleMaterials },
    { key: 'r', label: '转到原因说明', run: acts.focusReason },
    { key: 'v', label: '转到材料预览', run: acts.focusViewer },
    { key: 'o', label: '打开申请', run: acts.openCase },
    { key: '/', label: '在队列中查找', run: acts.focusFinder },
    // The fields themselves hear these, and the bar of what can be taken back.
    { key: 'z', label: '撤回刚办的一件' },
    { key: 'u', label: '转到更早的、还能撤回的，再按一次展开其余' },
    { key: 'enter', shown: 'Ctrl+Enter', label: '提交正在填写的结论' },
    { key: 'escape', shown: 'Esc', label: '离开输入框，收起正在填写的结论，写的留着' },
  ];
}
