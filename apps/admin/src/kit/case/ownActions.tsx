import type { Call } from '@tqc/contract/kit';
import { AskButton, FormButton, type FormButtonProps } from '../form/buttons';

interface OwnActions<U extends Call> {
  /** Takes what is done as `action`: edit, submit, withdraw. */
  readonly update: U;
  /** Its key and version, and what of it begins the form. */
  readonly row: Readonly<Record<string, unknown>>;
  readonly form: Pick<FormButtonProps<NoInfer<U>>, 'fields' | 'load' | 'toInput'>;
  readonly can: (event: 'edit' | 'withdraw') => boolean;
  /** Where a case is a draft before it is handed in: whether it can be, and what is asked. */
  readonly submit?: { readonly can: boolean; readonly question: string };
}

/**
 * What an organisation does with its own case: it changes a draft and hands it in, changes what
 * was given back and hands it in anew, takes back what nobody has decided on. Without drafts a case
 * that is saved is handed in. A function and no component: the list reads which buttons are there.
 */
export function ownActions<U extends Call>({ update, row, form, can, submit }: OwnActions<U>) {
  const isOpen = can('edit');
  // Every such call takes these words.
  const action = (word: 'edit' | 'submit' | 'withdraw') => ({ action: word }) as never;
  const edit = { call: update, link: true, row, ...form } as const;
  const ask = { call: update as Call, link: true, row } as const;
  return (
    <>
      <FormButton
        {...edit}
        label={submit ? '编辑' : '修改后提交'}
        input={action('edit')}
        when={isOpen}
      />
      {submit && (
        <>
          <AskButton
            {...ask}
            label="提交"
            input={action('submit')}
            question={submit.question}
            when={submit.can && isOpen}
          />
          <FormButton
            {...edit}
            label="修改后提交"
            input={action('submit')}
            when={submit.can && !isOpen}
          />
        </>
      )}
      <AskButton {...ask} label="撤回" input={action('withdraw')} when={can('withdraw')} />
    </>
  );
}
