/** 判断的一环：名称、过没过和说明。 */
export interface GateLink {
  label: string;
  passed: boolean;
  note?: string;
}

/** 页面上一处受控的操作和现在的结论。 */
export interface GateVerdict {
  id: string;
  label: string;
  allowed: boolean;
  reason?: string;
  /** 依次判断的各环：超级管理员、机构类型、授权、状态、范围、时段、维护。 */
  chain?: readonly GateLink[];
}

const listeners = new Set<() => void>();
const verdicts = new Map<string, GateVerdict>();
let listed: readonly GateVerdict[] | undefined;

/** 本页受控操作的登记处：权限门登记，「为什么不能操作」面板来看。 */
export const gateRegistry = {
  put(verdict: GateVerdict): () => void {
    verdicts.set(verdict.id, verdict);
    changed();
    return () => {
      if (verdicts.get(verdict.id) !== verdict) return;
      verdicts.delete(verdict.id);
      changed();
    };
  },
  /** 没有变化时还是同一个数组。 */
  list: (): readonly GateVerdict[] => (listed ??= [...verdicts.values()]),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function changed(): void {
  listed = undefined;
  for (const listener of listeners) listener();
}

/** 同一操作在许多行里出现时合成一条：结论和原因都相同的只列一次，并记次数。 */
export function mergedVerdicts(all: readonly GateVerdict[]): (GateVerdict & { count: number })[] {
  const groups = new Map<string, GateVerdict & { count: number }>();
  for (const verdict of all) {
    const key = JSON.stringify([verdict.label, verdict.allowed, verdict.reason]);
    const known = groups.get(key);
    groups.set(key, known ? { ...known, count: known.count + 1 } : { ...verdict, count: 1 });
  }
  // What cannot be used comes first: that is what one comes to ask about.
  return [...groups.values()].sort((a, b) => Number(a.allowed) - Number(b.allowed));
}
