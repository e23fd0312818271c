import type { DescriptionItem } from '@tqc/ui/DescriptionList';
import { FileLink } from './FileLink';
import { useMayView } from './useFile';

function Attachment({ fileId, title }: { readonly fileId: string; readonly title: string }) {
  const may = useMayView();
  return may ? <FileLink label="查看附件" fileId={fileId} title={title} /> : '有附件';
}

/** The file beside a record among its facts; a dash where there is none. */
export const attachmentItem = (
  label: string,
  fileId: string | null,
  of: string,
): DescriptionItem => ({
  label,
  value: fileId === null ? '—' : <Attachment fileId={fileId} title={`${of}${label}`} />,
});
