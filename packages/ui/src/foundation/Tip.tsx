import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { placePopup } from './placement';
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
  useLayoutEffect(() => {
    if (!open || !anchor.current || !box.current) return;
    const { offsetWidth: width, offsetHeight: height, style } = box.current;
    const viewport = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
    const { top, left } = placePopup(anchor.current.getBoundingClientRect(), { width, height }, viewport, 'center');
    style.top = `${top}px`;
    style.left = `${left}px`;
  }, [open]);
  return (
    <span
      ref={anchor}
      className={className}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
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
