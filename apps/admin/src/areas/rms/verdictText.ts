import type { OutputOf } from '@tqc/contract/kit';
import type { audit } from '@tqc/contract/rms';

const HOUR = 60;
const DAY = 24 * HOUR;

/** What checking the audit chain found: what is whole, the newest signed head, what changed. */
export function verdictText({
  from,
  checked,
  head,
  signed,
  broken,
}: OutputOf<typeof audit.verify>): string {
  if (broken) return `第 ${broken.seq} 条被改动：${broken.reason}`;
  const rows =
    from > 1
      ? `已核对第 ${from} 至 ${from + checked - 1} 条，完整无误（更早的由运维人员用 npm run audit 核对）`
      : `已核对 ${checked} 条，完整无误`;
  const newest = signed
    ? `最新签名链首为第 ${signed.seq} 条，${ageText(signed.minutes)}签署`
    : '还没有签名链首，末尾的记录被删去时看不出来';
  return `${rows}；链首校验值 ${head.slice(0, 12)}；${newest}`;
}

function ageText(minutes: number): string {
  if (minutes < 1) return '刚刚';
  if (minutes < HOUR) return `${minutes} 分钟前`;
  if (minutes < DAY) return `${Math.floor(minutes / HOUR)} 小时前`;
  return `${Math.floor(minutes / DAY)} 天前`;
}
