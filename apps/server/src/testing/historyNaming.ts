import { cert, historyValid } from '@tqc/contract/cert';
import { ecertOrgStamp } from '@tqc/contract/ecert';
import { enrollmentChange } from '@tqc/contract/enroll';
import sharp from 'sharp';
import { newStamp, stamp, versionIn } from '../walks/ecertCases';
import {
  diplomaInput,
  history,
  recordConcluding,
  revoking,
  waitingCollege,
} from '../walks/historyCases';
import { once } from '../walks/stage';
import type { TestServer } from './server';

/** Calls of histories and seals that name a file, on the records of the walks. */
export function historyNaming(server: () => TestServer) {
  const county = () => server().as('county');
  const by = { by: 'county', stranger: 'city' } as const;
  const oneHistory = once(history);
  const oneCollege = once(waitingCollege);
  const oneStamp = once(stamp);
  const oneRecord = once(recordConcluding);
  return [
    {
      call: cert.change,
      ...by,
      name: async (fileId: string) =>
        (await county())(cert.change, {
          ...((await revoking(await oneHistory())) as object),
          kind: 'revoke',
          explanation: '经查实',
          files: [fileId],
        }),
    },
    {
      call: historyValid.associationCollege,
      ...by,
      name: async (file: string) =>
        (await county())(historyValid.associationCollege, {
          ...(await diplomaInput(await oneCollege())),
          action: 'link',
          file,
        }),
    },
    {
      call: ecertOrgStamp.create,
      ...by,
      seal: true,
      name: async (fileId: string) =>
        (await county())(ecertOrgStamp.create, { ...(await newStamp()), fileId }),
    },
    {
      call: ecertOrgStamp.update,
      ...by,
      seal: true,
      name: async (fileId: string) => {
        const stampId = await oneStamp();
        const version = await versionIn('org_stamp', stampId);
        return (await county())(
          ecertOrgStamp.update,
          { ...(await newStamp()), stampId, fileId },
          { version },
        );
      },
    },
    {
      call: enrollmentChange.applyCertChange,
      ...by,
      name: async (fileId: string) =>
        (await county())(enrollmentChange.applyCertChange, {
          ...(await oneRecord()),
          files: [fileId],
        }),
    },
  ];
}

/** A picture that one can look through, as seals are. */
export const clearPicture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 120, height: 120, channels: 4, background: '#cc222266' } })
      .png()
      .toBuffer(),
  );
