import type { Outcome } from './playSeason';
import type { Sum } from './sums';

/** What a season came to, as lines: states, then the sums by who and where, then what differs. */
export function printed(outcome: Outcome): readonly string[] {
  const { handedIn, refused, states, open, declared, concluded, sums } = outcome;
  const groups = new Map<string, Sum[]>();
  for (const sum of sums) {
    const key = `${sum.who}\t${sum.where}`;
    groups.set(key, [...(groups.get(key) ?? []), sum]);
  }
  const wrong = sums.filter(({ shown, counted }) => shown !== counted);
  return [
    `交件收下 ${handedIn} 份，拒收 ${refused.length} 份，还没有结论的 ${open} 份`,
    ...[...new Set(refused)].map((why) => `  拒收原因：${why}`),
    ...Object.entries(states).map(([label, n]) => `  ${label} ${n}`),
    ...(declared > 0 ? [`定期注册申报收下 ${declared} 份`] : []),
    ...Object.entries(concluded).map(([label, n]) => `  ${label} ${n}`),
    '账号\t位置\t合计数\t画面之和\tSQL之和\t不一致',
    ...[...groups].map(([key, some]) => {
      const total = (of: (sum: Sum) => number) => some.reduce((sum, one) => sum + of(one), 0);
      const differs = some.filter(({ shown, counted }) => shown !== counted).length;
      return `${key}\t${some.length}\t${total(({ shown = 0 }) => shown)}\t${total(({ counted }) => counted)}\t${differs}`;
    }),
    ...wrong.map(
      ({ who, where, what, shown, counted }) =>
        `不一致：${who} ${where} ${what}：画面 ${shown ?? '没有'}，SQL ${counted}`,
    ),
  ];
}

/** Whether everything ended and every sum agrees. */
export const agrees = ({ open, refused, sums }: Outcome): boolean =>
  open === 0 && refused.length === 0 && sums.every(({ shown, counted }) => shown === counted);
