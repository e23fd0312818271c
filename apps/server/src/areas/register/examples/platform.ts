import { exchange, govdata } from '@tqc/contract/register';
import { pushFlow } from '@tqc/domain/platform';
import { otherwise } from '../../../walks/otherwise';
import { confirmed, once, server } from '../../../walks/stage';
import type { Example } from '../../../walks/example';

interface Laid {
  readonly id: string;
  readonly version: number;
}

/** A case of the county that the platform is to hear; the switch of its province is open. */
const waiting = async (text = ''): Promise<Laid> => {
  const regId = await confirmed();
  await server.pool.query("update platform_switch set state = 1 where prov = '32'");
  const { rows } = await server.pool.query<Laid>(
    `update platform_push set reason = reason ${text === '' ? '' : `, ${text}`}
     where reg_id = $1 and event = 'accepted' returning push_id as id, version`,
    [regId],
  );
  const [row] = rows;
  if (!row) throw new Error('nothing is to be heard');
  return row;
};
const returned = () =>
  waiting("state = 3, abnormal_status = 0, abnormal_code = 'E06', answer_code = 'E06'");
const one = once(returned);
const mark = async () => (await one()).id;
const old = ({ input }: { readonly input: Record<string, unknown> }) => {
  const [record] = input['records'] as Laid[];
  return { input: { ...input, records: [{ id: record?.id ?? '', version: 77 }] } };
};

/** The national platform: what the county decided, mended by its province. */
export const platformExamples: readonly Example[] = [
  {
    call: exchange.gbTaskAll,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: once(async () => ({ input: {}, mark: await mark() })),
  },
  {
    call: exchange.listAbnormal,
    by: 'province',
    at: 'county',
    also: ['centre'],
    ready: once(async () => ({ input: {}, mark: await mark() })),
  },
  { call: exchange.gbSyncInfo, by: 'centre', shared: true, ready: async () => ({ input: {} }) },
  {
    call: exchange.gbStatistics,
    by: 'centre',
    shared: true,
    ready: async () => ({ input: { kind: 'push' } }),
  },
  { call: exchange.obt, by: 'centre', shared: true, ready: async () => ({ input: {} }) },
  { call: exchange.orgId, by: 'centre', shared: true, ready: async () => ({ input: {} }) },
  {
    call: govdata.gbTask,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: async () => ({
      input: { action: 'waive', records: [await waiting()], reason: '线下已报送' },
    }),
    stale: old,
    state: {
      says: otherwise(pushFlow, 'waive'),
      ready: async () => ({
        input: { action: 'waive', records: [await waiting('state = 1')], reason: '线下已报送' },
      }),
    },
  },
  {
    call: exchange.handleAbnormal,
    by: 'province',
    at: 'county',
    also: ['centre'],
    ready: async () => ({
      input: { action: 'ignore', records: [await returned()], reason: '线下已报送' },
    }),
    stale: old,
    state: {
      says: otherwise(pushFlow, 'ignoreReturned'),
      ready: async () => ({
        input: { action: 'ignore', records: [await waiting()], reason: '线下已报送' },
      }),
    },
  },
];
