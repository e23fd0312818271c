import { Children, Fragment, isValidElement, useRef, useState, type ReactNode } from 'react';
import { holdSecondClick, LinkButton, Popup, Tip } from '../foundation';
import { useCellTabIndex } from './cellFocus';
import styles from './DataTable.module.css';

const SHOWN = 3;

interface RowActionsProps {
  children: ReactNode;
  /** 列出几个，其余收进「更多」；最多三个。 */
  shown?: 1 | 2 | 3;
}

/** 「操作」列的链接：最多显示三个，其余收进「更多」。 */
export function RowActions({ children, shown = SHOWN }: RowActionsProps) {
  const actions = flatten(children);
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const tabIndex = useCellTabIndex();
  const rest = actions.slice(shown);
  return (
    <span className={styles.actions}>
      {actions.slice(0, shown)}
      {rest.length > 0 && (
        <>
          <LinkButton
            ref={anchor}
            tabIndex={tabIndex}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            更多
          </LinkButton>
          <Popup
            anchor={anchor}
            open={open}
            onClose={() => setOpen(false)}
            align="end"
            label="更多操作"
            keepMounted
          >
            <span
              className={styles.more}
              onClick={(event) => {
                holdSecondClick(event);
                setOpen(false);
              }}
            >
              {rest}
            </span>
          </Popup>
        </>
      )}
    </span>
  );
}

interface ActionLinkProps {
  label: string;
  onClick: () => void;
  /** 不能操作的原因；给出后链接停用，悬停或聚焦时说明。 */
  reason?: string;
  danger?: boolean;
}

/** 一个行操作链接；停用时仍可聚焦，以便问出原因。 */
export function ActionLink({ label, onClick, reason, danger }: ActionLinkProps) {
  const tabIndex = useCellTabIndex();
  if (!reason)
    return (
      <LinkButton tabIndex={tabIndex} danger={danger} onClick={onClick}>
        {label}
      </LinkButton>
    );
  return (
    <Tip text={reason}>
      {(describedBy) => (
        <LinkButton tabIndex={tabIndex} aria-disabled="true" aria-describedby={describedBy}>
          {label}
        </LinkButton>
      )}
    </Tip>
  );
}

function flatten(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment
      ? flatten(child.props.children)
      : [child],
  );
}
