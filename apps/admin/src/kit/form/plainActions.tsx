import type { Call, InputOf } from '@tqc/contract/kit';
import type { Wanted } from './formFields';
import { AskButton, FormButton } from './buttons';
import { switchButton } from './switchButton';

/** The calls of a plain resource whose rows can be stopped and started. */
interface Switched<U extends Call, R extends Call> {
  readonly update: U & (InputOf<U> extends { status?: unknown } ? unknown : 'has no status');
  readonly remove: R;
}

/**
 * What can be done with a row of a plain resource: 编辑, and after a question that names it 停用 or
 * 启用, 删除. A function and no component: the list reads which buttons are there.
 */
export function plainActions<U extends Call, R extends Call>(
  { update, remove }: Switched<U, R>,
  row: { readonly status: number; readonly version: number },
  fields: readonly Wanted<U>[],
  /** What the row is and how it is called: 专业“学前教育”. */
  named: string,
) {
  const change: U = update;
  return (
    <>
      <FormButton call={change} row={row} label="编辑" link fields={fields} />
      {switchButton(update as never, row, named)}
      <AskButton
        call={remove as Call}
        row={row}
        label="删除"
        link
        danger
        question={`确定删除${named}吗？`}
        input={{}}
      />
    </>
  );
}
