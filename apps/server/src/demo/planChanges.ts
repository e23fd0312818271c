import type { PoolClient } from 'pg';
import { copyRows } from './copyRows';
import type { DemoOrg } from './places';
import { obOf, obtOf, pbOf, TYPES_OF } from './plans';

const ASKED = '2024-06-14T03:00:00Z';

/**
 * Changes that wait: a province that wants more time, and a county whose new date cuts what its
 * points have arranged, so that it cannot be passed.
 */
export async function fillPlanChanges(client: PoolClient, orgs: readonly DemoOrg[]): Promise<void> {
  const province = orgs.filter(({ type }) => type === 4).at(-1);
  const county = orgs.filter(({ type, prov }) => type === 2 && prov === '32').at(-1);
  if (!province || !county) return;
  const slot = {
    obtId: obtOf(county),
    validBeginDateStr: '2024-06-03 09:00',
    validEndDateStr: '2024-09-15 18:00',
    confirmBegin: '2024-06-03',
    dayLimit: null,
    ctIds: [...(TYPES_OF[county.type] ?? [])],
  };
  const of = (org: DemoOrg) => [org.id, org.prov, org.city, org.county] as const;
  await copyRows(
    client,
    'plan_change',
    [
      'id',
      'track',
      'plan_kind',
      'pb_id',
      'ob_id',
      'org_id',
      'prov',
      'city',
      'county',
      'change_kind',
      'before',
      'after',
      'reason',
      'applicant',
      'created_at',
    ],
    [
      [
        '950000000001',
        'register',
        'province',
        pbOf(province.prov),
        null,
        ...of(province),
        1,
        JSON.stringify({ approveEnd: '2024-11-30' }),
        JSON.stringify({ approveEnd: '2024-12-15' }),
        '毕业证书发放推迟，审批顺延。',
        '省级演示员',
        ASKED,
      ],
      [
        '950000000002',
        'register',
        'org',
        pbOf(county.prov),
        obOf(county),
        ...of(county),
        2,
        JSON.stringify({
          slots: [{ ...slot, validEndDateStr: '2024-09-30 18:00', confirmEnd: '2024-10-31' }],
        }),
        JSON.stringify({ slots: [{ ...slot, confirmEnd: '2024-09-30' }] }),
        '确认人手不足，提前结束。',
        '演示经办员',
        ASKED,
      ],
    ],
  );
}
