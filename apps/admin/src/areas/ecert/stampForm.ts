import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { fileIn, uploadFile } from '../../kit/form/uploadFile';

const KB = 1024;

const picture = (required: boolean): FormField => ({
  name: 'picture',
  label: '印模图片',
  kind: 'upload',
  required,
  upload: uploadFile,
  extensions: ['png'],
  maxSize: 200 * KB,
  maxCount: 1,
  wide: true,
  hint: required ? '背景透明的png' : '不更换的不用再上传',
});

const AFTER = [
  'sn',
  'stampCode',
  'systemCode',
  'validFrom',
  'validTo',
  'x',
  'y',
  'width',
  'height',
] as const;

/** What is entered of a new stamp. */
export const newStampFields = [
  'stampName' as const,
  'stampType' as const,
  ...AFTER,
  picture(true),
  'remark' as const,
];
/** The same of one that is there: its type stays. */
export const changedStampFields = [
  'stampName' as const,
  ...AFTER,
  picture(false),
  'remark' as const,
];

/** The picture is named by its number; where none was brought the one that stands stays. */
export const pictureIn = (values: FormValues, before?: string): { readonly fileId?: string } => {
  const fileId = fileIn(values, 'picture') ?? before;
  return fileId === undefined ? {} : { fileId };
};
