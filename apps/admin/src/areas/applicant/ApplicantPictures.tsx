import type { OutputOf } from '@tqc/contract/kit';
import type { ssouser } from '@tqc/contract/applicant';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import { PictureRow } from './PictureRow';
import { picturesOf } from './pictures';

/** Pictures of document and face of an account. */
export function ApplicantPictures({
  record,
}: {
  readonly record: Pick<OutputOf<typeof ssouser.get>, 'pictures'>;
}) {
  return (
    <SectionHeader title="证件与人像">
      <PictureRow pictures={picturesOf(record)} none="没有图片：自动核验通过的不留图片" />
    </SectionHeader>
  );
}
