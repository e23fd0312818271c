import { baseOrg } from '@tqc/contract/basic';
import { chinaDay } from '@tqc/domain/shared';
import { Readable } from 'node:stream';
import { fileOfRows, headOf, writeTable } from '../../../kit/export';
import { ApiFailure } from '../../../kit/failure';
import { FileReply, type CallContext } from '../../../kit/serve';
import { pagedPoints } from './points';

/** Nobody opens a longer file at once; a wider place is exported by its parts. */
const MOST = 5000;
const SIZE = 12 * 1024 * 1024;
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
  const { input, who, now } = call;
  const { bizType, ...asked } = input;
  const list = bizType === 1 ? baseOrg.getConfirmPointData : baseOrg.queryBaseOrgEnroll;
  const { record, total } = await pagedPoints(
    { ...call, input: { ...asked, pageNo: 1, pageSize: MOST, exactTotal: true } },
    bizType,
  );
  if (total > MOST)
    throw new ApiFailure(
      422,
      `符合条件的确认点有${total}个，一次最多导出${MOST}个，请增加查询条件`,
    );
  call.note({ detail: { rows: record.length } });
  const title = bizType === 1 ? '认定确认点' : '注册确认点';
  const { bytes, mime } = writeTable(
    'xlsx',
    fileOfRows(
      { call: list, title, columns: COLUMNS, lines: headOf(list, asked, who, now, record.length) },
      once(record),
    ),
  );
  return new FileReply(
    { stream: () => Readable.from(bytes, { objectMode: false }), atMost: SIZE },
    mime,
    `${title}_${chinaDay(now)}.xlsx`,
  );
}

async function* once<R>(rows: readonly R[]): AsyncGenerator<readonly R[]> {
  yield rows;
}
