import { localeSet, registrationReview } from '@tqc/contract/register';
import { onOff } from '@tqc/domain/dictionaries';
import { SelectField } from '@tqc/ui/fields';
import { Dialog } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { useBulk } from '../../../kit/form/bulk';
import { RefusedRows } from '../../../kit/form/RefusedRows';
import { AT_ONCE, idsOf, inParts, onlyDone } from '../../../kit/form/inParts';
import { useAction } from '../../../kit/form/useAction';
import { useChoices } from '../../../kit/form/useChoices';
import { RecordLine } from '../../../kit/record/RecordNotice';
import { useRecord } from '../../../kit/record/useRecord';
import { call } from '../../../kit/session/api';
import type { CaseRow } from '../application/application';

const MOST = 200;

/**
 * 转移确认点: whereto, then who would be moved and who would not, then the deed. Nobody moves to
 * another time slot, or to where their kind is not handled.
 */
export function MoveDialog({
  rows,
  onClose,
}: {
  readonly rows: readonly Pick<CaseRow, 'obtId' | 'ctId'>[];
  readonly onClose: () => void;
}) {
  const [lsId, setLsId] = useState('');
  const { chosen, finish, named } = useBulk();
  const moved = (of: typeof chosen, preview = false) =>
    inParts(of, AT_ONCE, (part) =>
      call(registrationReview.batchChangeLocale, { regIds: idsOf(part), lsId, preview }),
    );
  const [slot, ...others] = new Set(rows.map(({ obtId }) => obtId));
  const points = useChoices(
    localeSet.list,
    {
      status: onOff.code('on'),
      pageNo: 1,
      pageSize: MOST,
      ...(slot !== undefined && others.length === 0 ? { obtId: slot } : {}),
    },
    ({ lsId: value, obtId, ctIds, pointName, slotName, booked }) =>
      rows.some((row) => row.obtId === obtId && ctIds.includes(row.ctId))
        ? { value, label: `${pointName} · ${slotName}（已预约${booked}）` }
        : undefined,
  );
  const {
    record: would,
    failure,
    reload,
  } = useRecord(
    registrationReview.batchChangeLocale,
    { regIds: idsOf(chosen), lsId, preview: true },
    { when: lsId !== '', ask: ({ preview }) => moved(chosen, preview) },
  );
  const [move, busy] = useAction(() => moved(would ? onlyDone(chosen, would) : []), {
    onDone: (outcome) => {
      finish({ ...outcome, refused: [...(would?.refused ?? []), ...outcome.refused] }, '已转移');
      onClose();
    },
  });
  const n = would?.done.length ?? 0;
  return (
    <Dialog
      title="转移确认点"
      okText={n > 0 ? `转移 ${n} 条` : '转移'}
      onClose={onClose}
      onOk={() => void move()}
      busy={busy}
      okDisabled={n === 0 || failure !== undefined}
    >
      <SelectField
        label="新确认点"
        placeholder="请选择同一时间段的确认点"
        value={lsId}
        onChange={setLsId}
        options={points}
        required
      />
      {lsId !== '' && !would && <RecordLine failure={failure} onRetry={reload} />}
      {would && lsId !== '' && (
        <p role="status">
          {chosen.length} 条中将转移 {n} 条{n > 0 ? `：${named(would.done)}` : ''}
          {would.refused.length > 0 ? `；${would.refused.length} 条不转移：` : '。'}
        </p>
      )}
      {would && would.refused.length > 0 && <RefusedRows refused={would.refused} />}
    </Dialog>
  );
}
