import { personal, view } from '@tqc/contract/account';
import { audit } from '@tqc/contract/rms';
import { call, filed, idOf, next } from './stage';
import type { Written } from './written';

/** What belongs to an account, and the audit. */
export const accountCases: readonly Written[] = [
  {
    call: personal.reveal,
    by: 'point',
    ready: async () => ({
      input: { table: 'registration', id: await filed(), field: 'idNo', reason: '核对原件' },
    }),
    scope: 'otherPoint',
  },
  {
    call: view.save,
    by: 'county',
    ready: async () => ({ input: { screen: 'certBatch', name: `视图${next()}`, state: {} } }),
  },
  {
    call: view.remove,
    by: 'county',
    ready: async () => ({
      input: {
        id: idOf(
          await call('county', view.save, {
            input: { screen: 'certBatch', name: `视图${next()}`, state: {} },
          }),
        ),
      },
    }),
    scope: 'otherCounty',
  },
  { call: audit.verify, by: 'centre', ready: async () => ({ input: {} }), level: 'county' },
];
