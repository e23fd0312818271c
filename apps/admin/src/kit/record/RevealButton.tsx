import { personal } from '@tqc/contract/account';
import { LinkButton } from '@tqc/ui/foundation';
import { FormDialog } from '@tqc/ui/FormDialog';
import { useEffect, useState } from 'react';
import { atFields } from '../form/buttons';
import { fieldsOf } from '../form/formFields';
import { call } from '../session/api';
import { useMay } from '../session/useMay';

const SHOWN_FOR = 60_000;
const reason = fieldsOf(personal.reveal, ['reason']);

/** Shows one masked number in full for a minute, for a reason that is written down. */
export function RevealButton({
  table,
  id,
  field,
}: {
  readonly table: 'registration' | 'cert';
  readonly id: string;
  readonly field: 'idNo' | 'mobile';
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
        title="查看完整号码"
        fields={reason}
        onClose={() => setAsking(false)}
        onSubmit={async (values) => {
          try {
            setValue(
              (await call(personal.reveal, { table, id, field, reason: String(values['reason']) }))
                .value,
            );
          } catch (error) {
            throw atFields(error);
          }
        }}
      />
    </>
  );
}
