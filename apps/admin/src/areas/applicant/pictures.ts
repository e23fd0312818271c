import type { OutputOf } from '@tqc/contract/kit';
import type { ssouser } from '@tqc/contract/applicant';

const TITLES: Readonly<Record<string, string>> = {
  front: '证件正面',
  back: '证件反面',
  face: '现场人像',
  householdPage: '户口簿本人页',
};

/** The pictures of an account by what they show, document and face first. */
export function picturesOf({ pictures }: Pick<OutputOf<typeof ssouser.get>, 'pictures'>) {
  return ['front', 'face', 'back', 'householdPage'].flatMap((wanted) =>
    pictures
      .filter(({ part }) => part === wanted)
      .map(({ fileId }) => ({ fileId, title: TITLES[wanted] ?? wanted })),
  );
}
