import Modal from '@arco-design/web-react/es/Modal';
import '@arco-design/web-react/es/Modal/style/css.js';
import { factsOf, type ImportCall, type Imported } from '@tqc/contract/kit';
import { job } from '@tqc/contract/resource';
import { LeaveDialog } from '@tqc/ui/FormDialog';
import { ImportWizard, type ImportPlan } from '@tqc/ui/ImportWizard';
import { SafePart } from '@tqc/ui/SafePart';
import { useRef, useState } from 'react';
import { useAction } from '../form/useAction';
import { call } from '../session/api';
import { TemplateLink } from './TemplateLink';
import { useImport } from './useImport';

interface ImportDialogProps {
  readonly imported: Imported;
  readonly by?: ImportCall;
  readonly onWritten: () => void;
  readonly onClose: () => void;
}

const WIDTH = 1120;
const COLUMN: Readonly<Record<string, number>> = { count: 96, status: 100, flag: 110, date: 130 };

/** The import of one kind of record: check a file, mend it, write what was shown. */
export default function ImportDialog({ imported, by, onWritten, onClose }: ImportDialogProps) {
  const { title, row } = imported;
  const { jobId, dryRun, recheck, commit, saveMarked } = useImport(imported, by);
  const [hasPlan, setHasPlan] = useState(false);
  const [asking, setAsking] = useState(false);
  const counts = useRef({ added: 0, updated: 0 });
  const [cancel] = useAction((id: string) => call(job.cancel, { id }));
  const name = `导入${title}`;

  function known(plan: ImportPlan): ImportPlan {
    const count = (wanted: string) => plan.rows.filter(({ verdict }) => verdict === wanted).length;
    counts.current = { added: count('add'), updated: count('update') };
    setHasPlan(true);
    return plan;
  }
  // What is being written goes on without the window; a plan that was not written would be lost.
  const close = () => (hasPlan && jobId === undefined ? setAsking(true) : onClose());
  return (
    <>
      <Modal
        visible
        title={name}
        footer={null}
        maskClosable={false}
        onCancel={close}
        style={{ width: WIDTH }}
      >
        <SafePart name="本窗口">
          <ImportWizard
            title={name}
            columns={Object.entries(row.shape).map(([key, schema]) => ({
              key,
              title: factsOf(schema)?.label ?? key,
              ...widthOf(factsOf(schema)?.kind),
            }))}
            extensions={['xlsx', 'csv']}
            intro={
              <p>
                请用
                <TemplateLink imported={imported} />
                填写，收 xlsx 和 csv，一次最多 1 万行，文件不超过 10 MB。
              </p>
            }
            onDryRun={async (file) => known(await dryRun(file))}
            onRecheck={async (lines) => known(await recheck(lines))}
            onCommit={async (hash, tell) => {
              await commit(hash, tell);
              setHasPlan(false);
              onWritten();
              return counts.current;
            }}
            {...(jobId === undefined ? {} : { onCancel: () => void cancel(jobId) })}
            onDownloadMarked={() => void saveMarked()}
            onClose={onClose}
          />
        </SafePart>
      </Modal>
      <LeaveDialog
        open={asking}
        changed={[`${name}：尚未写入的内容`]}
        onStay={() => setAsking(false)}
        onLeave={onClose}
      />
    </>
  );
}

function widthOf(kind: string | undefined) {
  const width = COLUMN[kind ?? ''];
  return width === undefined ? {} : { width };
}
