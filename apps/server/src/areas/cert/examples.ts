import { recognitionFlow } from '@tqc/domain/register';
import { cert, certAssign } from '@tqc/contract/cert';
import { approved, numbered, once, road, server } from '../../walks/stage';
import { otherwise } from '../../walks/otherwise';
import type { Example } from '../../walks/example';
import { applicationExamples } from './examples/applications';
import { changeExamples } from './examples/changes';
import { blankExamples } from './examples/blanks';
import { historyExamples } from './examples/histories';

/** Numbers of certificates. */
export const examples: readonly Example[] = [
  ...blankExamples,
  ...applicationExamples,
  ...changeExamples,
  ...historyExamples,
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
    stranger: { code: 422, message: '没有可以编号的数据：不属于本机构' },
    state: { says: new RegExp(`${otherwise(recognitionFlow, 'issueNumber')}$`) },
  },
  {
    call: certAssign.update,
    by: 'county',
    ready: async () => ({ input: { id: await numbered(), issueDate: '2024-06-18' }, version: 1 }),
    state: {
      says: '已有证书打印或制作电子证照，不能修改签发日期',
      ready: async () => {
        const id = await numbered();
        await server.pool.query(
          'update cert set ecert_status = 1 where cert_no = (select first_no from cert_assign where id = $1)',
          [id],
        );
        return { input: { id, issueDate: '2024-06-18' }, version: 1 };
      },
    },
  },
  {
    call: certAssign.remove,
    by: 'county',
    alone: true,
    ready: async () => ({ input: { id: await numbered() }, version: 1 }),
    state: {
      says: '已有证书打印或制作电子证照，不能收回编号',
      ready: async () => {
        const id = await numbered();
        await server.pool.query(
          'update cert set print_status = 1 where cert_no = (select first_no from cert_assign where id = $1)',
          [id],
        );
        return { input: { id }, version: 1 };
      },
    },
  },
  {
    call: certAssign.get,
    by: 'county',
    ready: async () => ({ input: { id: await issued() } }),
  },
  {
    call: cert.get,
    by: 'county',
    ready: async () => {
      const { rows } = await server.pool.query<{ id: string }>(
        'select cert_id::text as id from cert where cert_no = (select first_no from cert_assign where id = $1)',
        [await issued()],
      );
      return { input: { certId: rows[0]?.id } };
    },
  },
];

const issued = once(numbered);
