import { baseOrg } from '@tqc/contract/basic';
import type { Row } from '@tqc/contract/kit';
import { siteReleaseStatus } from '@tqc/domain/dictionaries';
import { siteFlow } from '@tqc/domain/organisations';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import type { StoredFile } from '@tqc/ui/fields';
import { storedIds, uploadFile } from '../../../kit/form/uploadFile';
import { call } from '../../../kit/session/api';

const { viewSiteOrgDo } = baseOrg;
type Site = Row<typeof baseOrg.queryRegSiteOrgDoList>;

/** What an organisation writes of itself. */
export const SITE_FIELDS = [
  'publicName',
  'address',
  'phones',
  'officeHours',
  'url',
  'noticeUrl',
  'placeAt',
  'materials',
  'attention',
] as const;
const MB = 1024 * 1024;
/** Files that the public may fetch: those that are there, and new ones. */
export const ATTACHMENTS: FormField = {
  name: 'documents',
  label: '附件',
  kind: 'upload',
  upload: uploadFile,
  extensions: ['pdf'],
  maxSize: 10 * MB,
  maxCount: 3,
  wide: true,
};

/** The files of a version as the field holds them. */
export const documentsOf = (attachments: Site['attachments']): { documents: StoredFile[] } => ({
  documents: attachments.map(({ fileId, name, size }) => ({ id: fileId, name, size })),
});

/** What the field holds as the calls take it: all of them, the kept ones too. */
export function filesInput({ documents }: FormValues): { readonly files?: string[] } {
  return documents === undefined ? {} : { files: storedIds(documents) };
}

export const ENROLL_FIELDS = [...SITE_FIELDS, 'scope', 'grades'] as const;

export const HINT =
  '咨询电话可写1至3个，用顿号隔开；保存后是草稿，申请发布并审核通过以后才对外公示。';

/** What the caller may do with its own; one that wrote nothing yet begins with a draft. */
export const mayDo = (event: 'edit' | 'apply' | 'withdraw', { own, status }: Site) =>
  own &&
  (status === null
    ? event === 'edit'
    : siteFlow.can(event, status) &&
      (event !== 'apply' || status === siteReleaseStatus.code('draft')));

/** What is public of an organisation, as the form of its correction begins. */
export async function loadPublic(
  { orgId }: Pick<Site, 'orgId'>,
  workType: 1 | 2,
): Promise<Record<string, unknown>> {
  const { published } = await call(viewSiteOrgDo, { orgId, workType });
  return { ...published, ...documentsOf(published?.attachments ?? []) };
}
