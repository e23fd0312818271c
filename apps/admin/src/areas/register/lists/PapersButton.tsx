import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { InputOf } from '@tqc/contract/kit';
import { registrationDocument } from '@tqc/contract/register';
import { useState } from 'react';
import { useBulk } from '../../../kit/form/bulk';
import { PdfDrawer } from '../../../kit/record/PdfDrawer';
import { fetchBytes } from '../../../kit/record/useFile';
import { useGate } from '../../../kit/session/useGate';
import { useMay } from '../../../kit/session/useMay';

const MOST = 100;
const { papers } = registrationDocument;
const LABELS = {
  accept: '受理通知书',
  signOff: '证书签收表',
  refusal: '不予认定通知书',
  notice: '公示名单',
} as const;

/** One paper for the chosen applications, opened in the viewer. */
export function PapersButton({
  kind,
  selected,
}: {
  readonly kind: InputOf<typeof papers>['kind'];
  readonly selected: readonly { readonly regId: string; readonly version: number }[];
}) {
  const [open, setOpen] = useState(false);
  const { reason: none } = useBulk();
  const may = useMay(papers);
  const label = LABELS[kind];
  const reason = none ?? (selected.length > MOST ? `一次最多打印${MOST}条` : undefined);
  useGate({ label, call: papers, may, when: true, reason });
  if (!may) return null;
  const regIds = selected.map(({ regId }) => regId).join(',');
  return (
    <>
      <Button disabled={reason !== undefined} title={reason} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <PdfDrawer
          title={`${label}（${selected.length} 人）`}
          fileKey={`${kind}/${selected.map(({ regId, version }) => `${regId}.${version}`).join()}`}
          fileName={`${label}.pdf`}
          read={() => fetchBytes(papers, { kind, regIds })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
