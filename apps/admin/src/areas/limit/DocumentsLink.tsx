import type { Row } from '@tqc/contract/kit';
import { limit } from '@tqc/contract/limit';
import { saveBlob } from '@tqc/ui/foundation';
import { Press } from '../../kit/form/Press';
import { useAction } from '../../kit/form/useAction';
import { fetchBytes } from '../../kit/record/useFile';
import { useGate } from '../../kit/session/useGate';
import { useMay } from '../../kit/session/useMay';

const { downloadDecisionFile } = limit;

/** Fetches all documents of an entry as one file. */
export function DocumentsLink({ entry }: { readonly entry: Row<typeof limit.list> }) {
  const { limitId, limitNo, documented } = entry;
  const may = useMay(downloadDecisionFile);
  useGate({ label: '下载文书', call: downloadDecisionFile, may, when: true });
  const [fetch, busy] = useAction(async () =>
    saveBlob(
      await fetchBytes(downloadDecisionFile, { limitId }),
      `限制文书_${limitNo ?? limitId}.zip`,
    ),
  );
  if (!may) return null;
  return (
    <Press
      label="下载文书"
      link
      reason={documented ? undefined : '这条限制没有文书附件（历史数据）'}
      onClick={() => busy || void fetch()}
    />
  );
}
