import { baseOrg } from '@tqc/contract/basic';
import { MOST_AT_ONCE, tableReply } from '../../../kit/export';
import type { CallContext, FileReply } from '../../../kit/serve';
import { pagedPoints } from './points';

const COLUMNS = [
  'orgName',
  'status',
  'orgBizType',
  'parentName',
  'areaName',
  'address',
  'phone',
  'officeHours',
  'confirmWay',
  'ctIds',
  'grades',
  'dayCapacity',
  'confirmRange',
  'traffic',
  'tips',
  'staff',
  'arranged',
  'confirmed',
  'orgId',
] as const;

/** The points that the list shows as a file, all of them at once. */
export async function exportPoints(
  call: CallContext<typeof baseOrg.exportLocaleSetData>,
): Promise<FileReply> {
  const { bizType, ...asked } = call.input;
  const list = bizType === 1 ? baseOrg.getConfirmPointData : baseOrg.queryBaseOrgEnroll;
  const page = await pagedPoints(
    { ...call, input: { ...asked, pageNo: 1, pageSize: MOST_AT_ONCE, exactTotal: true } },
    bizType,
  );
  const title = bizType === 1 ? '认定确认点' : '注册确认点';
  return tableReply(call, { list, title, columns: COLUMNS, asked, ...page });
}
