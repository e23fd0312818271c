import { useEffect, useState, type ReactNode } from 'react';
import { dirtyRegistry, type DirtyEntry, type DirtyRegistry } from './dirtyRegistry';
import { LeaveDialog } from './LeaveDialog';

interface LeaveGuard {
  /** 有未保存的内容先问；`concerns` 只看其中一部分，例如正要关闭的那个标签页。 */
  guard(leave: () => void, concerns?: (entry: DirtyEntry) => boolean): void;
  dialog: ReactNode;
}

const everything = () => true;

/** 离开前的把关：关标签页、批量关闭和退出都先经过 guard；关闭浏览器由浏览器自己问。 */
export function useLeaveGuard({
  registry = dirtyRegistry,
}: { registry?: DirtyRegistry } = {}): LeaveGuard {
  const [asking, setAsking] = useState<{ left: readonly DirtyEntry[]; leave: () => void }>();
  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => {
      if (registry.list().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', unload);
    return () => window.removeEventListener('beforeunload', unload);
  }, [registry]);

  function guard(leave: () => void, concerns: (entry: DirtyEntry) => boolean = everything) {
    const left = registry.list().filter(concerns);
    if (left.length === 0) leave();
    else setAsking({ left, leave });
  }
  function go() {
    for (const { id } of asking?.left ?? []) registry.clear(id);
    setAsking(undefined);
    asking?.leave();
  }
  return {
    guard,
    dialog: (
      <LeaveDialog
        open={asking !== undefined}
        changed={asking?.left.map(({ label }) => label) ?? []}
        onStay={() => setAsking(undefined)}
        onLeave={go}
      />
    ),
  };
}
