/** 一条站内消息。 */
export interface BellMessage {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** YYYY-MM-DD HH:mm:ss。 */
  readonly sendTime: string;
  readonly read: boolean;
  /** 消息类型的编号；不认识的类型也要显示出来。 */
  readonly type?: number | string | null;
  /** 办理这件事的页面；没有的消息只能看。 */
  readonly link?: string | undefined;
}

/** 一页消息。 */
export interface BellPage {
  readonly record: readonly BellMessage[];
  readonly total: number;
  readonly unread: number;
}

/** 每页条数。 */
export const BELL_PAGE = 6;
const CAP = 99;

/** 角标上的字：九十九条以上写 99+，没有未读时为空。 */
export function badgeText(unread: number): string {
  if (unread <= 0) return '';
  return unread > CAP ? `${CAP}+` : String(unread);
}

/** 是否已到最后一页。 */
export function isLastPage(page: number, total: number): boolean {
  return page * BELL_PAGE >= total;
}

/** 消息类型的名称；没有类型时为空，不认识时照实说。 */
export function typeText(
  type: BellMessage['type'],
  names: Readonly<Record<string, string>>,
): string {
  if (type === undefined || type === null || type === '') return '';
  return names[String(type)] ?? '未知类型';
}
