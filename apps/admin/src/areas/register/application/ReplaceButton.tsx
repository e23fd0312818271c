import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { registrationDocument } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { recognitionStatus, recordStatusRegister } from '@tqc/domain/dictionaries';
import { UploadField, type Upload } from '@tqc/ui/fields';
import { Dialog } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { outgoing } from '../../../kit/form/uploadFile';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { call } from '../../../kit/session/api';
import { useGate } from '../../../kit/session/useGate';
import { useMay } from '../../../kit/session/useMay';
import { useSession } from '../../../kit/session/session';
import type { Application } from './application';

const DELETED = recordStatusRegister.code('deleted');

/** 替换材料: a better scan takes the place of one that cannot be read. */
export function ReplaceButton({
  application,
  onDone,
}: {
  readonly application: Application;
  readonly onDone: () => void;
}) {
  const [open, setOpen] = useState(false);
  const orgId = useSession(({ user }) => user?.orgId);
  const { orgId: owner, pointId, recordStatus, status } = application;
  const may = useMay(registrationDocument.modifyFile);
  const when =
    recognitionStatus.group.open.includes(status) &&
    recordStatus !== DELETED &&
    (owner === orgId || pointId === orgId);
  useGate({ label: '替换材料', call: registrationDocument.modifyFile, may, when });
  if (!may || !when) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>替换材料</Button>
      {open && (
        <ReplaceDialog
          application={application}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      )}
    </>
  );
}

function ReplaceDialog({
  application: { regId, version },
  onClose,
  onDone,
}: {
  readonly application: Application;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { record: found, failure, reload } = useRecord(registrationDocument.modifyFile, { regId });
  const uploadAs =
    (kind: string, seq: number): Upload =>
    async (file, progress, signal) => {
      const files = [await outgoing(file)];
      const kept = await call(
        resource.updateFileCurr,
        { regId, kind, seq },
        { version, files, signal },
      );
      progress(1);
      onDone();
      return { id: kept.fileId, name: kept.name, size: kept.size };
    };
  const open = found?.record.filter(({ replaceable }) => replaceable);
  return (
    <Dialog title="替换材料" onClose={onClose}>
      {!open ? (
        <RecordLine failure={failure} onRetry={reload} />
      ) : open.length === 0 ? (
        <p>没有可以替换的材料；照片和申请表只能由申请人重新提交。</p>
      ) : (
        open.map(({ kind, seq, title, extensions, maxBytes }) => (
          <UploadField
            key={`${kind}${seq}`}
            label={title}
            value={[]}
            onChange={() => undefined}
            upload={uploadAs(kind, seq)}
            extensions={extensions}
            maxSize={maxBytes}
          />
        ))
      )}
    </Dialog>
  );
}
