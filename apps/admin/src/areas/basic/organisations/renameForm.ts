import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { uploadFile } from '../../../kit/form/uploadFile';

const MB = 1024 * 1024;

/** The scan of the paper that gives another name. */
export const paperField = (required: boolean): FormField => ({
  name: 'paper',
  label: '批文扫描件',
  kind: 'upload',
  required,
  upload: uploadFile,
  extensions: ['pdf', 'jpg', 'png'],
  maxSize: 20 * MB,
  wide: true,
});

/** Another name than the one that is shown beside it. */
export const newName = {
  of: 'orgName',
  change: (field: FormField): FormField => ({ ...field, label: '新机构名称', required: true }),
} as const;

/** The file that was brought, if one was. */
export function paperOf({ paper }: FormValues): { readonly fileId?: string } {
  const [file] = Array.isArray(paper) ? (paper as readonly { readonly id: string }[]) : [];
  return file === undefined ? {} : { fileId: file.id };
}
