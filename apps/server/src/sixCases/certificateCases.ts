import { certAssign } from '@tqc/contract/cert';
import { approved, numbered, road, server } from './stage';
import type { Written } from './written';

/** Numbers of certificates. */
export const certificateCases: readonly Written[] = [
  {
    call: certAssign.create,
    by: 'county',
    ready: async () => ({
      input: {
        records: await road.versionsOf([await approved()]),
        recognisedOn: '2024-06-18',
        issueDate: '2024-06-18',
      },
    }),
    level: 'point',
    scope: 'otherCounty',
    strange: { code: 422, message: '不属于本机构' },
    state: 'again',
  },
  {
    call: certAssign.update,
    by: 'county',
    ready: async () => ({ input: { id: await numbered(), issueDate: '2024-06-18' }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => {
      const id = await numbered();
      await server.pool.query(
        'update cert set ecert_status = 1 where cert_no = (select first_no from cert_assign where id = $1)',
        [id],
      );
      return { input: { id, issueDate: '2024-06-18' }, version: 1 };
    },
  },
  {
    call: certAssign.remove,
    by: 'county',
    ready: async () => ({ input: { id: await numbered() }, version: 1 }),
    level: 'point',
    scope: 'otherCounty',
    state: async () => {
      const id = await numbered();
      await server.pool.query(
        'update cert set print_status = 1 where cert_no = (select first_no from cert_assign where id = $1)',
        [id],
      );
      return { input: { id }, version: 1 };
    },
  },
];
