import { baseOrg, creditCodeImport } from '@tqc/contract/basic';
import { CITY, COUNTY } from '@tqc/domain/organisations';
import { refuse } from '@tqc/domain/kit';
import { importing } from '../../../kit/imports';
import { subtreeOf } from '../organisations/scope';

const { importUniscOrg, update } = baseOrg;
const BELOW = [COUNTY, CITY];

/** 统一社会信用代码: each line is an organisation below the caller. */
export const creditCodes = importing(creditCodeImport, {
  by: importUniscOrg,
  async find({ db, who }, ids) {
    const rows = await db
      .selectFrom('org')
      .select(['orgId', 'creditCode', 'version'])
      .where('orgId', 'in', ['0', ...ids.filter((id) => /^\d{1,16}$/.test(id))])
      .where('orgType', 'in', BELOW)
      .where(subtreeOf(who))
      .execute();
    return new Map(
      rows.map(({ orgId, creditCode, version }) => [
        orgId,
        { id: orgId, version, values: { orgId, creditCode } },
      ]),
    );
  },
  write({ whole, existing }) {
    if (!existing) throw refuse('orgId', '辖区内没有这个县级或市级机构，请核对机构代码');
    const { creditCode } = whole;
    return {
      call: update,
      input: { orgId: existing.id, creditCode },
      version: existing.version,
    };
  },
});
