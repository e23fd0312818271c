import { cert } from '@tqc/contract/cert';
import type { InputOf } from '@tqc/contract/kit';
import { FormDialog } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { fieldsOf, valuesOf } from '../../../kit/form/formFields';
import { Press } from '../../../kit/form/Press';
import { PdfDrawer } from '../../../kit/record/PdfDrawer';
import { fetchBytes } from '../../../kit/record/useFile';
import { useGate } from '../../../kit/session/useGate';
import { useMay } from '../../../kit/session/useMay';

type Reason = NonNullable<InputOf<typeof cert.printed>['again']>;
const reason = fieldsOf(cert.printed, ['again']).map((field) => ({ ...field, required: true }));

/**
 * What a certificate was printed with, opened again: a window that was closed loses no paper. It
 * shows numbers in full, so it is opened for a reason.
 */
export function PrintedButton({ runId }: { readonly runId: string | null }) {
  const [asking, setAsking] = useState(false);
  const [again, setAgain] = useState<Reason>();
  const may = useMay(cert.printed);
  useGate({ label: '查看打印件', call: cert.printed, may, when: runId !== null });
  if (!may || runId === null) return null;
  return (
    <>
      <Press label="查看打印件" onClick={() => setAsking(true)} />
      <FormDialog
        open={asking}
        title="再次查看打印件"
        fields={reason}
        onClose={() => setAsking(false)}
        onSubmit={async (values) => {
          setAgain(valuesOf(cert.printed, ['again'], values).again);
          setAsking(false);
        }}
      />
      {again !== undefined && (
        <PdfDrawer
          title="教师资格证书"
          fileKey={`printed/${runId}`}
          fileName="教师资格证书.pdf"
          read={() => fetchBytes(cert.printed, { runId, again })}
          onClose={() => setAgain(undefined)}
        />
      )}
    </>
  );
}
