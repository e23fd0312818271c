import { baseOrg, localeSetImport } from '@tqc/contract/basic';
import { POINT } from '@tqc/domain/organisations';
import { importing } from '../../../kit/imports';
import { pointOf } from './columns';
import { BOTH } from './points';

const { addBaseOrg2, addBaseOrgEnroll, importLocaleSet, update } = baseOrg;
const REGISTRATION = 2;

/** 确认点: of the caller's own organisation, by their names. */
export const localeSets = importing(localeSetImport, {
  by: importLocaleSet,
  async find({ db, who }, names) {
    const rows = await db
      .selectFrom('org')
      .selectAll()
      .where('parentId', '=', who.orgId)
      .where('orgType', '=', POINT)
      .where('orgName', 'in', ['', ...names])
      .execute();
    return new Map(
      rows.map((row) => [
        row.orgName,
        { id: row.orgId, version: row.version, values: { ...row, ...pointOf(row) } },
      ]),
    );
  },
  write({ whole, said, existing }) {
    if (existing)
      return { call: update, input: { ...said, orgId: existing.id }, version: existing.version };
    const { orgBizType, ...rest } = whole;
    return {
      call: orgBizType === REGISTRATION ? addBaseOrgEnroll : addBaseOrg2,
      input: { ...rest, both: orgBizType === BOTH },
    };
  },
});
