import type { Row } from '@tqc/contract/kit';
import { exports, resource, type job } from '@tqc/contract/resource';
import { ActionLink } from '@tqc/ui/DataTable';
import { saveBlob } from '@tqc/ui/foundation';
import { useAction } from '../form/useAction';
import { fetchBytes } from './useFile';

type Task = Row<typeof job.list>;

/** Fetches what a task made; the list around it then tells how often that was. */
export function TaskFile({ task }: { readonly task: Task }) {
  const [download, busy] = useAction(async () => saveBlob(await resultOf(task), task.fileName));
  if (task.resultFile === null) return null;
  return <ActionLink label="下载" onClick={() => busy || void download()} />;
}

/** Applications and registrations leave by calls of their own, with a right of their own. */
function resultOf({ id, kind, resultFile }: Task): Promise<Blob> {
  if (kind === exports.exporRegExcelData.id) return fetchBytes(exports.downRegExcelFile, { id });
  if (kind === exports.exporEnrollExcelData.id)
    return fetchBytes(exports.downEnrollExcelFile, { id });
  return fetchBytes(resource.downloadFile, { fileId: resultFile ?? '' });
}
