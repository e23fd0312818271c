import { isDay } from '../fields';

/** 时间选择的三个部分，未选的为空串。 */
export interface MomentParts {
  /** YYYY-MM-DD。 */
  readonly date: string;
  /** 00 到 23。 */
  readonly hour: string;
  /** 00 到 59。 */
  readonly minute: string;
}

/** 可选的小时，00 到 23。 */
export const hours: readonly string[] = twoDigits(24);
/** 可选的分钟，00 到 59。 */
export const minutes: readonly string[] = twoDigits(60);

/** 把 YYYY-MM-DD HH:mm（秒可有可无）拆成三个部分；认不出来的都为空。 */
export function partsOf(value: string): MomentParts {
  const [, date = '', hour = '', minute = ''] =
    /^(\d{4}-\d{2}-\d{2})(?: (\d{2}):(\d{2})(?::\d{2})?)?$/.exec(value) ?? [];
  return isDay(date) ? { date, hour, minute } : { date: '', hour: '', minute: '' };
}

/** 三个部分合成 YYYY-MM-DD HH:mm；有日期没有时间时按零点，没有日期时为空串。 */
export function valueOf({ date, hour, minute }: MomentParts): string {
  return date === '' ? '' : `${date} ${hour || '00'}:${minute || '00'}`;
}

function twoDigits(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => String(at).padStart(2, '0'));
}
