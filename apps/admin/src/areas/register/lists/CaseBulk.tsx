import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { registrationReview } from '@tqc/contract/register';
import { useState, type ReactNode } from 'react';
import { useBulk } from '../../../kit/form/bulk';
import { BulkBar } from '../../../kit/form/BulkButton';
import { useGate } from '../../../kit/session/useGate';
import { useSession } from '../../../kit/session/session';
import { useMay } from '../../../kit/session/useMay';
import type { CaseRow } from '../application/application';
import { MessageButton } from './MessageButton';
import { MoveDialog } from './MoveDialog';
import { caseChosen } from './caseChosen';

/** What can be done with chosen applications in whatever step they are: messages, another point. */
export function CaseBulk({
  selected,
  onKeep,
  children,
}: {
  readonly selected: readonly CaseRow[];
  readonly onKeep: (ids: readonly string[]) => void;
  readonly children?: ReactNode;
}) {
  return (
    <BulkBar chosen={caseChosen(selected)} noneChosen="请先勾选申请" onKeep={onKeep}>
      {children}
      <MoveButton selected={selected} />
      <MessageButton />
    </BulkBar>
  );
}

function MoveButton({ selected }: { readonly selected: readonly CaseRow[] }) {
  const [open, setOpen] = useState(false);
  const { reason } = useBulk();
  const moving = registrationReview.batchChangeLocale;
  // A point only takes over what came to it (其他确认点数据); who goes where its organisation says.
  const organises = useSession(({ user }) => user?.orgType !== 1);
  const may = useMay(moving) && organises;
  useGate({ label: '转移确认点', call: moving, may, when: true, reason });
  if (!may) return null;
  return (
    <>
      <Button disabled={reason !== undefined} onClick={() => setOpen(true)}>
        转移确认点
      </Button>
      {open && <MoveDialog rows={selected} onClose={() => setOpen(false)} />}
    </>
  );
}
