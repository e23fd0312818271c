import type { SendOptions } from '@tqc/client';
import type { Call } from '@tqc/contract/kit';
import { headers } from '@tqc/contract/wire';
import type { FormField, FormValues } from '@tqc/ui/FormDialog';
import { useSession } from '../session/session';

const password: FormField = {
  name: headers.stepUp,
  label: '登录密码',
  kind: 'password',
  again: true,
  required: true,
  requiredMessage: '请输入登录密码，确认是您本人操作',
};

/** The password of whoever works here, where the call asks for it again; it is the last field. */
export function stepUpFields({ stepUp }: Call, input: object = {}): readonly FormField[] {
  return stepUp?.({ ...input }) === true ? [password] : [];
}

/** What a form with that field sends besides its input. */
export function proofIn(values: FormValues): Pick<SendOptions, 'proof'> {
  const typed = values[headers.stepUp];
  const account = useSession.getState().user?.account;
  return typeof typed === 'string' && account ? { proof: { account, password: typed } } : {};
}
