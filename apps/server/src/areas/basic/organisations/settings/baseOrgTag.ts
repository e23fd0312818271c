import { baseOrgTag } from '@tqc/contract/basic';
import { refuse } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { ApiFailure } from '../../../../kit/failure';
import { crudOf, serve, type Given } from '../../../../kit/serve';
import { store, type RowOf } from '../../../../kit/store';
import { orgs, subtreeOf } from '../scope';

const rows = store('orgTag', 'orgTagId');
type Entered = Readonly<{ orgIds?: readonly string[]; orgTypes?: readonly number[] | null }>;

/** Each row with how many carry it. */
const counted = async (_: unknown, page: readonly RowOf<'orgTag'>[]) =>
  page.map((row) => ({ ...row, orgs: row.orgIds.length }));

export const baseOrgTagRoutes = serve(
  baseOrgTag,
  crudOf(rows, 'orgTagId', {
    list: { like: ['name'], equal: ['colour', 'status'], order: 'name.asc' },
    mine: ({ who }: Pick<Given, 'who'>) => sql`org_id = ${who.orgId}`,
    dress: counted,
    async check({ orgIds = [], orgTypes }: Entered, { db, who }) {
      const wanted = [...new Set(orgIds)];
      if (wanted.length === 0) return;
      const { rows: found } = await sql<{ orgType: number }>`
        select org_type from org where org_id = any(${wanted}::bigint[]) and ${subtreeOf(who)}`.execute(
        db,
      );
      if (found.length < wanted.length)
        throw refuse('orgIds', '有机构不存在或不在本机构辖区内，请重新选择');
      const other = found.some((org) => orgTypes && !orgTypes.includes(org.orgType));
      if (other) throw refuse('orgIds', '有机构不是这个标签的适用对象，请核对');
    },
    may(event, { orgIds }) {
      if (event === 'remove' && orgIds.length > 0)
        throw new ApiFailure(422, `有${orgIds.length}个机构使用这个标签，请先从机构上取下`);
    },
    async start({ db, who, now }) {
      const { prov, city, county, point } = await orgs({ db }).get(who.orgId);
      return { orgId: who.orgId, prov, city, county, point, createdBy: who.name, createdAt: now };
    },
  }),
);
