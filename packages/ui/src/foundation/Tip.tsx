import { useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isKeyTaken } from './keyOwner';
import { useBeside } from './useBeside';
import styles from './foundation.module.css';

interface TipProps {
  text: string;
  className?: string;
  children: (describedBy: string) => ReactNode;
}

/** 悬停或获得焦点时显示的一句说明；Esc 收起，读屏软件按 aria-describedby 读出。 */
export function Tip({ text, className, children }: TipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const closed = useRef(false);
  useBeside(box, anchor, open, 'center');
  return (
    <span
      ref={anchor}
      className={className}
      // What comes to lie under a pointer at rest is entered too, and late: only a move opens.
      onPointerMove={() => !closed.current && setOpen(true)}
      onPointerLeave={() => {
        closed.current = false;
        setOpen(false);
      }}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isKeyTaken(event, event.currentTarget)) return;
        closed.current = event.currentTarget.matches(':hover');
        setOpen(false);
      }}
    >
      {children(id)}
      <span id={id} hidden>
        {text}
      </span>
      {open &&
        createPortal(
          <span ref={box} role="tooltip" className={styles.tip}>
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}
