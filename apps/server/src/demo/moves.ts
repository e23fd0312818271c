import { annulState } from '@tqc/domain/dictionaries';
import { annulKind } from '@tqc/domain/organisations';
import type { PoolClient } from 'pg';
import { copyObjects } from './copyRows';
import type { DemoOrg } from './places';

const FIRST = 968_000_003_401n;

/** What went where, by which paper and when: one is still to come, one could not be moved. */
const MOVES = [
  {
    name: '郊区教育局',
    day: '2004-03-01',
    paper: '演政发〔2004〕3号',
    state: 'done',
    byHand: true,
    certs: 2310,
  },
  { day: '2024-05-20', paper: '演编办〔2024〕6号', state: 'done', certs: 128, way: 'transfer' },
  {
    day: '2024-06-03',
    paper: '演编办〔2024〕8号',
    state: 'failed',
    certs: 96,
    says: '该机构还有没有结束的计划，请先结束计划',
  },
  { day: '2025-01-01', paper: '演编办〔2024〕18号', state: 'waiting', certs: 96 },
] as const;

/** Organisations that went into others. */
export async function fillMoves(client: PoolClient, orgs: readonly DemoOrg[]): Promise<void> {
  const city = orgs.find(({ type }) => type === 3);
  const [first, ...others] = orgs.filter(({ parent, type }) => parent === city?.id && type === 2);
  if (!city || !first || others.length === 0) return;
  await copyObjects(
    client,
    'org_annul',
    MOVES.map((move, at) => {
      const from = others[at % others.length] ?? first;
      const byHand = 'byHand' in move;
      const over = move.state !== 'waiting';
      return {
        annul_id: String(FIRST + BigInt(at)),
        kind: annulKind.code('way' in move ? move.way : 'annul'),
        from_org_id: byHand ? null : from.id,
        from_name: byHand ? `${city.name.replace('教育局', '')}${move.name}` : from.name,
        into_org_id: first.id,
        into_name: first.name,
        org_type: 2,
        area_name: from.areaName,
        certs: move.certs,
        users: 'way' in move ? 0 : 6,
        points: 'way' in move ? 0 : 2,
        records: byHand ? 0 : 41,
        moved: 'way' in move ? { certs: move.certs, records: 41 } : {},
        paper_no: move.paper,
        effective_day: move.day,
        state: annulState.code(move.state),
        run_at: over && !byHand ? `${move.day}T00:00:30+08:00` : null,
        message: 'says' in move ? move.says : '',
        operator: '顾清和',
        at: '2024-05-16T02:00:00Z',
        by_hand: byHand,
        prov: from.prov,
        city: from.city,
        county: from.county,
      };
    }),
  );
}
