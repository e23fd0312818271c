import type { Call, InputOf } from '@tqc/contract/kit';
import { onOff } from '@tqc/domain/dictionaries';
import { AskButton } from './buttons';

/**
 * 停用 or 启用, whatever the row is not: an element the list can read, so that it knows which buttons
 * are there. The question says what it is called, where it is known.
 */
export function switchButton<C extends Call>(
  call: C & (InputOf<C> extends { status?: unknown } ? unknown : 'has no status'),
  row: { readonly status: number; readonly version: number },
  named = '',
) {
  const isOn = row.status === onOff.code('on');
  // That the call takes a status is what its type above says; the rest of its input is the key,
  // which the row gives.
  const input = { status: onOff.code(isOn ? 'off' : 'on') } as never;
  const label = isOn ? '停用' : '启用';
  const question = `确定${label}${named}吗？`;
  return (
    <AskButton call={call as C} label={label} link row={row} question={question} input={input} />
  );
}
