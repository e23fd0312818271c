import { differing, stays } from '../../kit/form/formFields';

const KB = 1024;

const picture = differing('fileId', {
  extensions: ['png'],
  maxSize: 200 * KB,
  hint: '背景透明的png',
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
export const newStampFields = ['stampName', 'stampType', ...AFTER, picture, 'remark'] as const;
/** The same of one that is there: its type stays. */
export const changedStampFields = ['stampName', ...AFTER, stays(picture), 'remark'] as const;
