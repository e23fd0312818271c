import { differing } from '../../../kit/form/formFields';

const MB = 1024 * 1024;

/** The scan of the paper that gives another name. */
export const paperField = (required: boolean) =>
  differing('fileId', { required, extensions: ['pdf', 'jpg', 'png'], maxSize: 20 * MB });

/** Another name than the one that is shown beside it. */
export const newName = differing('orgName', { label: '新机构名称', required: true });
