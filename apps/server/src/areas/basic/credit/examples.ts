import { baseOrg } from '@tqc/contract/basic';
import { makeCreditCode } from '@tqc/domain/shared';
import { testOrgs } from '../../../testing/server';
import type { Example } from '../../../walks/example';
import { next } from '../../../walks/stage';

const HASH = 'c'.repeat(64);
/** A file that gives the county another code. */
const files = () => {
  const code = makeCreditCode('11', testOrgs.county.area, `DC${100_000 + next()}`);
  const text = `机构代码,统一社会信用代码\r\n${testOrgs.county.id},${code}\r\n`;
  return [{ field: 'file', name: '信用代码.csv', bytes: new TextEncoder().encode(text) }];
};
const exportOf = (columns: readonly string[]) => async () => ({
  input: { title: '机构', query: {}, format: 'xlsx', columns },
});

export const creditExamples: readonly Example[] = [
  {
    call: baseOrg.getReOrgData,
    by: 'city',
    also: ['county', 'province', 'centre'],
    ready: async () => ({ input: {}, mark: testOrgs.county.name }),
  },
  {
    call: baseOrg.importUniscOrg,
    by: 'province',
    personal: true,
    ready: async () => ({ input: { dryRun: 'false', planHash: HASH }, files: files() }),
    state: {
      says: '请选择一个文件',
      ready: async () => ({ input: { dryRun: 'false', planHash: HASH }, files: [] }),
    },
  },
  {
    call: baseOrg.exportUniscOrg,
    by: 'province',
    personal: true,
    ready: exportOf(['orgName', 'creditCode', 'creditCheck']),
  },
  {
    call: baseOrg.exportOrg,
    by: 'city',
    personal: true,
    ready: exportOf(['orgName', 'orgType']),
  },
];
