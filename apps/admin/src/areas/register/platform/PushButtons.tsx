import { govdata } from '@tqc/contract/register';
import { pushState } from '@tqc/domain/dictionaries';
import { pushFlow } from '@tqc/domain/platform';
import { BulkButton } from '../../../kit/form/BulkButton';
import { AskButton } from '../../../kit/form/buttons';
import { recordsOf } from '../../../kit/form/inParts';
import { versioned, type Push } from './pushList';

/** Sends one row at once, or again. */
export function PushButton({ push }: { readonly push: Push }) {
  const failed = pushFlow.can('again', push.state);
  return (
    <AskButton
      call={govdata.gbTask}
      label={failed ? '重推' : '立即推送'}
      link
      input={{ action: 'push', records: versioned([push]) }}
      when={failed || push.state === pushState.code('waiting')}
    />
  );
}

/** The same for the chosen rows. */
export function PushChosen({ label }: { readonly label: string }) {
  return (
    <BulkButton
      call={govdata.gbTask}
      label={label}
      primary
      input={(part) => ({ action: 'push' as const, records: recordsOf(part) })}
      done="已加入推送"
    />
  );
}
