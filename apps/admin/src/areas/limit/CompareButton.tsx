import { comparedPerson, limit, MOST_COMPARED } from '@tqc/contract/limit';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { FormDialog } from '@tqc/ui/FormDialog';
import type { StoredFile, Upload } from '@tqc/ui/fields';
import { useRef, useState } from 'react';
import { atFields } from '../../kit/form/buttons';
import { outgoing } from '../../kit/form/uploadFile';
import { Press } from '../../kit/form/Press';
import { useAction } from '../../kit/form/useAction';
import { TemplateLink } from '../../kit/imports/TemplateLink';
import { call } from '../../kit/session/api';
import { useGate } from '../../kit/session/useGate';
import { useMay } from '../../kit/session/useMay';

const MB = 1024 * 1024;
const LABEL = '批量比对';

/** Looks a list of persons up at once: a file goes there, another one comes back as a task. */
export function CompareButton() {
  const [open, setOpen] = useState(false);
  const may = useMay(limit.batchCompare);
  useGate({ label: LABEL, call: limit.batchCompare, may, when: true });
  // The list stays in the page until it is sent.
  const chosen = useRef<File>(undefined);
  const [send] = useAction(
    async (values: FormValues) => {
      const [file] = (values['list'] ?? []) as readonly StoredFile[];
      if (!file || !chosen.current) return;
      const files = [await outgoing(chosen.current)];
      await call(limit.batchCompare, { purpose: String(values['purpose'] ?? '') }, { files });
    },
    {
      done: '已开始比对，完成后可以在文件任务中下载结果',
      onDone: () => setOpen(false),
      formSays: true,
    },
  );
  const submit = (values: FormValues) =>
    send(values).catch((error: unknown) => {
      throw atFields(error);
    });
  if (!may) return null;
  const keep: Upload = async (file, progress) => {
    chosen.current = file;
    progress(1);
    return { id: file.name, name: file.name, size: file.size };
  };
  const fields: readonly FormField[] = [
    {
      name: 'purpose',
      label: '查询用途',
      kind: 'text',
      required: true,
      maxLength: 100,
      wide: true,
    },
    {
      name: 'list',
      label: '名单',
      kind: 'upload',
      required: true,
      upload: keep,
      extensions: ['xlsx', 'csv'],
      maxSize: 10 * MB,
      maxCount: 1,
      wide: true,
      hint: `xlsx 或 csv 文件，一次最多${MOST_COMPARED}人`,
    },
  ];
  return (
    <>
      <Press label={LABEL} onClick={() => setOpen(true)} />
      <FormDialog
        open={open}
        title={LABEL}
        fields={fields}
        onSubmit={submit}
        onClose={() => setOpen(false)}
        submitText="开始比对"
        intro={
          <>
            名单请用
            <TemplateLink imported={comparedPerson} />
            填写。每人按完整的证件号码和姓名核对，查询用途记入审计；证件号码在结果里是遮盖的。
          </>
        }
      />
    </>
  );
}
