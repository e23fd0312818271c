import { registration } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { call, confirmed, filed, upload } from './stage';
import type { Written } from './written';

/** Files. */
export const fileCases: readonly Written[] = [
  {
    call: resource.updateFile,
    by: 'point',
    ready: async () => ({ input: {}, files: upload() }),
    state: async () => ({ input: {}, files: [] }),
  },
  {
    call: resource.updateFileCurr,
    by: 'point',
    ready: async () => ({
      input: {
        regId: await filed({
          files: [
            { kind: 'photo', title: '证件照片', part: 'photo' },
            { kind: 'diploma', title: '毕业证书', part: 'photo' },
          ],
        }),
        kind: 'diploma',
        seq: 2,
      },
      files: upload(),
      version: 1,
    }),
    scope: 'otherPoint',
    state: async () => ({
      input: { regId: await confirmed(), kind: 'diploma', seq: 2 },
      files: upload(),
      version: 3,
    }),
  },
  {
    call: resource.ticket,
    by: 'point',
    ready: async () => ({
      input: {
        fileId: (
          (await call('point', registration.get, { input: { regId: await filed() } })) as {
            files: { fileId: string }[];
          }
        ).files[0]?.fileId,
      },
    }),
    scope: 'otherPoint',
  },
];
