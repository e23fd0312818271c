import { personal } from '@tqc/contract/account';
import type { InputOf } from '@tqc/contract/kit';
import { LinkButton } from '@tqc/ui/foundation';
import { FormDialog } from '@tqc/ui/FormDialog';
import { useEffect, useState } from 'react';
import { atFields } from '../form/buttons';
import { call } from '../session/api';
import { useMay } from '../session/useMay';
import { reasonField, reasonIn, usualReason } from './usualReason';

const SHOWN_FOR = 60_000;
const NUMBERS = new Set(['idNo', 'mobile']);
const fields = [reasonField];

/** Shows what is masked in full for a minute, for a reason that is written down. */
export function RevealButton({
  table,
  id,
  field,
}: {
  readonly table: InputOf<typeof personal.reveal>['table'];
  readonly id: string;
  readonly field: InputOf<typeof personal.reveal>['field'];
}) {
  const may = useMay(personal.reveal);
  const [asking, setAsking] = useState(false);
  const [value, setValue] = useState<string>();
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setValue(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [value]);
  if (!may) return null;
  return (
    <>
      {' '}
      {value ? <b>{value}</b> : <LinkButton onClick={() => setAsking(true)}>查看</LinkButton>}
      <FormDialog
        open={asking}
        title={NUMBERS.has(field) ? '查看完整号码' : '查看完整地址'}
        fields={fields}
        initial={usualReason()}
        onClose={() => setAsking(false)}
        onSubmit={async (values) => {
          try {
            const reason = reasonIn(values);
            setValue((await call(personal.reveal, { table, id, field, reason })).value);
          } catch (error) {
            throw atFields(error);
          }
        }}
      />
    </>
  );
}
