import { reportSubmitStatus } from '../dictionaries';
import { defineFlow } from '../kit';
import type { Checked } from './formula/crossChecks';
import type { Leaf } from './plainLeaves';
import type { Definition } from './definition';

/** 报表报送: the organisation above takes the figures of a period or gives them back. */
export const reportSubmitFlow = defineFlow(reportSubmitStatus, {
  accept: { from: 'submitted', to: 'accepted', otherwise: '只有已报送的报表可以接收' },
  return: { from: 'submitted', to: 'returned', otherwise: '只有已报送的报表可以退回' },
  again: {
    from: 'returned',
    to: 'submitted',
    otherwise: '这个统计期已经报送，要改请上级机构先退回',
  },
});

/** Figures as they were when they were handed in. */
export interface Frozen {
  readonly leaves: readonly Leaf[];
  readonly lines: readonly {
    readonly labels: readonly string[];
    readonly cells: readonly (number | null)[];
  }[];
  readonly totals: readonly (number | null)[];
}

/** What was looked at; what does not hold asks for a word of whoever hands in. */
export interface Check {
  readonly says: string;
  readonly holds: boolean;
  /** Nothing is handed in while it does not hold, whatever is said. */
  readonly hard?: boolean;
  /** False where the other side could not be read; said only then. */
  readonly compared?: boolean;
}

/** Places of one check that are told in a sentence. */
const TOLD = 3;

/** The checks of the definition, as they are kept with what is handed in. */
export function crossChecks(checked: readonly Checked[]): readonly Check[] {
  return checked.map(({ says, holds, hard, compared, breaches, count }) => {
    const places = breaches.slice(0, TOLD).map((one) => one.says);
    if (!compared) return { says: `${says}未能比对：${places.join('、')}`, holds, hard, compared };
    const more = count > TOLD ? `等${count}处` : '';
    return { says: holds ? says : `${says}不成立：${places.join('、')}${more}`, holds, hard };
  });
}

/** Why figures cannot be handed in, whatever is said of them; undefined where they can. */
export function hardText(checks: readonly Check[]): string | undefined {
  const open = checks.filter(({ holds, hard = false }) => hard && !holds);
  const saysOf = (wanted: boolean) =>
    open.filter(({ compared = true }) => compared === wanted).map(({ says }) => says);
  const [broken, unread] = [saysOf(true), saysOf(false)];
  const sentences = [
    broken.length > 0
      ? `必须符合的审核关系不符合，不能报送：${broken.join('；')}。请在报表里点开审核关系，更正有关数据后再报送`
      : [],
    unread.length > 0 ? `必须符合的审核关系没有比对，不能报送：${unread.join('；')}` : [],
  ].flat();
  return sentences.length === 0 ? undefined : sentences.join('。');
}

/** From which change on somebody asks why, as a part of the figure before. */
const JUMP = 0.5;
/** Below it a change says nothing. */
const FEW = 10;

/** Every sum of a row and what it is divided into: what fits no part is missing somewhere. */
export function sumCheck({ groups }: Definition, figures: Frozen): Check {
  const { leaves, lines, totals } = figures;
  const at = new Map(leaves.map(({ key }, index) => [key, index]));
  const wrong = groups.flatMap(({ split, withTotal, measures }, group) => {
    if (split === undefined || !withTotal) return [];
    return measures.flatMap((measure) => {
      const whole = at.get(`g${group}.all.${measure}`);
      const leaf = whole === undefined ? undefined : leaves[whole];
      if (whole === undefined || leaf?.measure.additive !== 'all') return [];
      const parts = leaves.flatMap(({ key, measure: { id } }, index) =>
        index !== whole && id === measure && key.startsWith(`g${group}.`) ? [index] : [],
      );
      return [...lines, { labels: ['合计'], cells: totals }].flatMap(({ labels, cells }) => {
        const sum = parts.reduce((all, index) => all + (cells[index] ?? 0), 0);
        return sum === (cells[whole] ?? 0)
          ? []
          : [`${labels.join(' ')}的${leaf.heads[0] ?? leaf.title}${cells[whole] ?? 0}≠${sum}`];
      });
    });
  });
  const [first] = wrong;
  return {
    says:
      first === undefined
        ? '各行的合计等于各分项之和'
        : `合计与各分项之和不等，有数据不属于任何一项：${first}`,
    holds: first === undefined,
  };
}

/** How the sums changed since the period before; none where it has no figures. */
export function changeCheck(
  { leaves, totals }: Pick<Frozen, 'leaves' | 'totals'>,
  before: readonly (number | null)[] | undefined,
): Check {
  const jumps = leaves.flatMap(({ title, heads, measure }, index) => {
    const [now, then] = [totals[index], before?.[index]];
    if (measure.additive !== 'all' || typeof now !== 'number' || typeof then !== 'number')
      return [];
    const by = Math.abs(now - then);
    return by >= FEW && by > then * JUMP ? [`${[...heads, title].join('')}${then}→${now}`] : [];
  });
  return {
    says:
      jumps.length === 0
        ? '与上期相比没有一半以上的变化'
        : `与上期相比变化超过一半：${jumps.slice(0, 3).join('、')}`,
    holds: jumps.length === 0,
  };
}

/** Those below have handed in theirs, and they were accepted. */
export function belowCheck(below: number, accepted: number): Check {
  return {
    says: `下级${below}个机构，已接收${accepted}个`,
    holds: accepted >= below,
  };
}
