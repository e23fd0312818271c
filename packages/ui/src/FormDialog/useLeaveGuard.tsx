import { useEffect, useState, type ReactNode } from 'react';
import { dirtyRegistry, type DirtyEntry, type DirtyRegistry } from './dirtyRegistry';
import { LeaveDialog } from './LeaveDialog';

interface LeaveGuardOptions {
  registry?: DirtyRegistry;
  /** 只管其中一部分，例如正要关闭的那个标签页；默认全部。 */
  concerns?: (entry: DirtyEntry) => boolean;
}

/** 离开前的把关：换路由、关标签页、批量关闭和退出都先经过 guard；关闭浏览器由浏览器自己问。 */
export function useLeaveGuard({ registry = dirtyRegistry, concerns = () => true }: LeaveGuardOptions = {}): { guard: (leave: () => void) => void; dialog: ReactNode } {
  const [asking, setAsking] = useState<{ labels: readonly string[]; leave: () => void }>();
  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => {
      if (registry.list().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', unload);
    return () => window.removeEventListener('beforeunload', unload);
  }, [registry]);

  function guard(leave: () => void) {
    const left = registry.list().filter(concerns);
    if (left.length === 0) leave();
    else setAsking({ labels: left.map(({ label }) => label), leave });
  }
  function go() {
    for (const { id } of registry.list().filter(concerns)) registry.clear(id);
    setAsking(undefined);
    asking?.leave();
  }
  return { guard, dialog: <LeaveDialog open={asking !== undefined} changed={asking?.labels ?? []} onStay={() => setAsking(undefined)} onLeave={go} /> };
}
