import { baseOrg } from '@tqc/contract/basic';
import { ListFile } from '../../../kit/list/ListFile';

const { exportLocaleSetData } = baseOrg;

/** The points that the list around it asks for, as one file at once. */
export function PointsFile({ bizType }: { readonly bizType: 1 | 2 }) {
  return (
    <ListFile
      call={exportLocaleSetData}
      label="导出确认点"
      name={bizType === 1 ? '认定确认点' : '注册确认点'}
      input={{ bizType }}
    />
  );
}
