import type { Row } from '@tqc/contract/kit';
import type { baseOrgDoc } from '@tqc/contract/register';
import { exports } from '@tqc/contract/resource';
import { filingFlow } from '@tqc/domain/register';
import { ActionLink } from '@tqc/ui/DataTable';
import { useRef } from 'react';
import { useAction } from '../../../kit/form/useAction';
import { call } from '../../../kit/session/api';
import { useGate } from '../../../kit/session/useGate';
import { useMay } from '../../../kit/session/useMay';

/** Puts another promise in the place of the one a filing has, as long as nobody decided on it. */
export function ReplacePromise({ filing }: { readonly filing: Row<typeof baseOrgDoc.list> }) {
  const may = useMay(exports.changeKeepOnRecordPdf);
  const when = filingFlow.can('replace', filing.status);
  const input = useRef<HTMLInputElement>(null);
  useGate({ label: '替换承诺书', call: exports.changeKeepOnRecordPdf, may, when });
  const [replace, busy] = useAction(
    async (file: File) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      await call(
        exports.changeKeepOnRecordPdf,
        { docId: filing.docId },
        { version: filing.version, files: [{ field: 'file', name: file.name, bytes }] },
      );
    },
    { done: '承诺书已替换' },
  );
  if (!may || !when) return null;
  return (
    <>
      <ActionLink label="替换承诺书" onClick={() => busy || input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept=".pdf"
        hidden
        aria-label={`替换备案${filing.filingNo}的承诺书`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void replace(file);
        }}
      />
    </>
  );
}
