import { renameState } from '@tqc/domain/organisations';
import type { PoolClient } from 'pg';
import { copyObjects } from './copyRows';
import type { DemoOrg } from './places';

const FIRST = 968_000_002_001n;

/** What the names were, by which paper and since when; one is still to come. */
const NAMES = [
  { was: '教委', since: '2004-03-01', paper: '演政发〔2004〕3号', state: 'inForce', byHand: true },
  { was: '文教局', since: '2012-09-01', paper: '演编办〔2012〕7号', state: 'inForce' },
  { is: '教育体育局', since: '2025-01-01', paper: '演编办〔2024〕18号', state: 'waiting' },
] as const;

/** Names of organisations through time. */
export async function fillRenames(client: PoolClient, orgs: readonly DemoOrg[]): Promise<void> {
  const city = orgs.find(({ type }) => type === 3);
  const below = orgs.filter(({ parent, type }) => parent === city?.id && type === 2);
  await copyObjects(
    client,
    'org_rename',
    NAMES.flatMap((name, at) => {
      const org = below[at % below.length];
      if (!org) return [];
      const stem = org.name.replace(/(教育局|教育体育局)$/, '');
      return [
        {
          name_id: String(FIRST + BigInt(at)),
          org_id: org.id,
          org_type: org.type,
          area_name: org.areaName,
          short_code: '',
          before_name: 'was' in name ? `${stem}${name.was}` : org.name,
          after_name: 'is' in name ? `${stem}新区${name.is}` : org.name,
          paper_no: name.paper,
          effective_day: name.since,
          seal_change: true,
          state: renameState.code(name.state),
          operator: '顾清和',
          at: '2024-06-05T02:00:00Z',
          by_hand: 'byHand' in name,
          prov: org.prov,
          city: org.city,
          county: org.county,
          point: '',
        },
      ];
    }),
  );
}
