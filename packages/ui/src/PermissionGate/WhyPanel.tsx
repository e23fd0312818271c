import { useEffect, useSyncExternalStore } from 'react';
import { EmptyState } from '../EmptyState';
import { Icon, ToolButton, useModal, useStable } from '../foundation';
import { gateRegistry, mergedVerdicts, type GateLink } from './gateRegistry';
import styles from './WhyPanel.module.css';

interface WhyPanelProps {
  open: boolean;
  /** 按了 Alt+/、Esc 或关闭；应用里还应当有一处菜单也能打开。 */
  onToggle: (open: boolean) => void;
}

/** 「为什么不能操作」面板：按 Alt+/ 开关，列出本页每一处受控的操作、结论和判断的各环。 */
export function WhyPanel({ open, onToggle }: WhyPanelProps) {
  const dialog = useModal(open, () => onToggle(false));
  const { toggle } = useStable({ toggle: () => onToggle(!open) });
  // Shut, it does not watch: a long list registers every row as it scrolls.
  const verdicts = useSyncExternalStore(open ? gateRegistry.subscribe : never, gateRegistry.list);

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'Slash') return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [toggle]);

  const merged = open ? mergedVerdicts(verdicts) : [];
  const blocked = merged.filter(({ allowed }) => !allowed).length;
  return (
    <dialog {...dialog} className={styles.panel} aria-label="为什么不能操作">
      {open && (
        <>
          <header className={styles.head}>
            <h2>为什么不能操作</h2>
            <ToolButton icon="close" label="关闭" keys="Esc" onClick={() => onToggle(false)} />
          </header>
          {merged.length === 0 ? (
            <EmptyState text="这一页没有受权限控制的操作" />
          ) : (
            <p className={styles.sum}>
              本页有 {merged.length} 种操作，
              {blocked === 0 ? '都可以办理。' : `${blocked} 种现在不能办理。`}
            </p>
          )}
          <ul className={styles.list}>
            {merged.map(({ id, label, allowed, reason, chain, count }) => (
              <li key={id} className={styles.item} data-allowed={allowed}>
                <div className={styles.line}>
                  <Icon name={allowed ? 'check' : 'lock'} size={14} />
                  <strong>{label}</strong>
                  {count > 1 && <span className={styles.count}>{count} 处</span>}
                  <span className={styles.verdict}>
                    {allowed ? '可以办理' : reason ? '现在不能' : '没有这项功能'}
                  </span>
                </div>
                {!allowed && (
                  <p className={styles.reason}>
                    {reason ??
                      chain?.find(({ passed }) => !passed)?.note ??
                      '您的角色没有授予这项功能，请联系本机构管理员。'}
                  </p>
                )}
                {chain && <Chain chain={chain} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </dialog>
  );
}

const never = () => () => undefined;

function Chain({ chain }: { chain: readonly GateLink[] }) {
  return (
    <ol className={styles.chain}>
      {chain.map(({ label, passed, note }) => (
        <li key={label} data-passed={passed}>
          <Icon name={passed ? 'check' : 'close'} size={12} />
          {label}：{passed ? '通过' : '未通过'}
          {note && `，${note}`}
        </li>
      ))}
    </ol>
  );
}
