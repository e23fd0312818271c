import { certStatus } from '../dictionaries';
import { dayAfter } from '../shared/dayBounds';

/** So many days before the last validity ends the next registration may be applied for. */
export const RENEWAL_DAYS = 60;
/** Kinds of certificates whose holders teach in schools below universities. */
const REGISTERED_TYPES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** What is known of whoever wants to register, on the day. */
export interface Registrant {
  /** The certificate of the number that was given, if it is this person's. */
  readonly cert: { readonly status: number; readonly ctId: number } | undefined;
  readonly limited: boolean;
  /** Another registration of the same calendar year. */
  readonly thisYear: boolean;
  readonly lastValidUntil: string | null;
  readonly registrationType: number;
  readonly today: string;
}

const FIRST = 1;

/** Why somebody may not register today, as a sentence; undefined when they may. */
export function whyNotRegister(person: Registrant): string | undefined {
  const { cert, limited, thisYear, lastValidUntil, registrationType, today } = person;
  if (!cert) return '没有找到本人的该教师资格证书，请核对证书号码和证件号码';
  if (cert.status !== certStatus.code('normal'))
    return '该教师资格证书不是有效状态，不能注册；请先到发证机构核实';
  if (!REGISTERED_TYPES.includes(cert.ctId)) return '该证书的资格种类不在定期注册范围内，不用注册';
  if (limited) return '在教师资格限制期内，不能注册';
  if (thisYear) return '同一自然年度内只能注册一次，今年已有注册申请';
  if (registrationType === FIRST && lastValidUntil !== null) return '已经注册过，请按定期注册申请';
  if (registrationType !== FIRST && lastValidUntil === null) return '没有注册过，请按首次注册申请';
  if (lastValidUntil !== null && today < dayAfter(lastValidUntil, -RENEWAL_DAYS))
    return `上次注册有效期到${lastValidUntil}为止，到期前${RENEWAL_DAYS}天内才能申请下一次注册`;
  return undefined;
}
