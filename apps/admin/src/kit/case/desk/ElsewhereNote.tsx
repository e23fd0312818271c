import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import type { Ref } from 'react';
import { useStill, type DeskHandle } from './useStill';

interface ElsewhereNoteProps {
  /** Whose case it is. */
  readonly name: string;
  /** Reads it anew. */
  readonly onRead: () => void;
  readonly ref?: Ref<DeskHandle> | undefined;
}

/** The case was decided in another tab of this browser: nothing is pressed here before a look. */
export function ElsewhereNote({ name, onRead, ref }: ElsewhereNoteProps) {
  useStill(ref, `${name}：已在另一页处理，请先按“重新读取”`);
  return (
    <SectionHeader title="办理" collapsible={false}>
      <p role="status">这件申请已在另一页处理，这里显示的是处理以前的内容。</p>
      <Button type="primary" onClick={onRead}>
        重新读取
      </Button>
    </SectionHeader>
  );
}
