import { baseOrg } from '@tqc/contract/basic';
import type { InputOf } from '@tqc/contract/kit';
import { saveBlob } from '@tqc/ui/foundation';
import { Press } from '../../../kit/form/Press';
import { useAction } from '../../../kit/form/useAction';
import { useAsked } from '../../../kit/list/useReload';
import { fetchBytes } from '../../../kit/record/useFile';
import { useGate } from '../../../kit/session/useGate';
import { useMay } from '../../../kit/session/useMay';

const { exportLocaleSetData } = baseOrg;
type Asked = InputOf<typeof exportLocaleSetData>;
const LABEL = '导出确认点';

/** The points that the list around it asks for, as one file at once. */
export function PointsFile({ bizType }: Pick<Asked, 'bizType'>) {
  const asked = useAsked() ?? {};
  const may = useMay(exportLocaleSetData);
  useGate({ label: LABEL, call: exportLocaleSetData, may, when: true });
  const [fetch, busy] = useAction(async () => {
    const { pageNo: _, pageSize: __, sort: ___, exactTotal: ____, ...filters } = asked;
    // What the list asks beside page and order are the filters that the file takes as well.
    const blob = await fetchBytes(exportLocaleSetData, { ...(filters as object), bizType });
    saveBlob(blob, `${bizType === 1 ? '认定确认点' : '注册确认点'}.xlsx`);
  });
  if (!may) return null;
  return <Press label={LABEL} onClick={() => busy || void fetch()} />;
}
