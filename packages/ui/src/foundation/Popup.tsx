import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { isKeyTaken } from './keyOwner';
import { useBeside } from './useBeside';
import styles from './foundation.module.css';

interface PopupProps {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  align?: 'start' | 'end' | 'center';
  label: string;
  /** 关闭后保留内容：内容里打开的对话框不会随菜单一起消失。 */
  keepMounted?: boolean;
  children: ReactNode;
}

/** 挂在 body 上的浮层：按锚点定位，点外面、按 Esc 或锚点随滚动移开时关闭。 */
export function Popup({
  anchor,
  open,
  onClose,
  align,
  label,
  keepMounted = false,
  children,
}: PopupProps) {
  const box = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  useBeside(box, anchor, open, align);
  useClosing(box, anchor, open, onClose);
  if (!open && !(keepMounted && wasOpen)) return null;
  return createPortal(
    <div
      ref={box}
      role="group"
      data-popup=""
      aria-label={label}
      className={styles.popup}
      hidden={!open}
    >
      {children}
    </div>,
    document.body,
  );
}

/** 字体晚到时锚点自己会动一两个像素，不算移开。 */
const STIR = 2;

function useClosing(
  box: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: () => void,
) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    const inside = (target: EventTarget | null) =>
      target instanceof Node && (box.current?.contains(target) || anchor.current?.contains(target));
    const press = (event: PointerEvent) => {
      if (!inside(event.target)) close.current();
    };
    const key = (event: KeyboardEvent) => {
      const isAnchor = event.target instanceof Node && anchor.current?.contains(event.target);
      const own = isAnchor ? anchor.current : box.current;
      if (event.key !== 'Escape' || isKeyTaken(event, own)) return;
      event.stopPropagation();
      close.current();
      anchor.current?.focus();
    };
    // Scrolling elsewhere (a message comes, content shrinks) does not matter, a moved anchor does.
    const placed = anchor.current?.getBoundingClientRect();
    const scroll = () => {
      const now = anchor.current?.getBoundingClientRect();
      const moved =
        now && placed
          ? Math.max(Math.abs(now.top - placed.top), Math.abs(now.left - placed.left))
          : Infinity;
      if (moved > STIR) close.current();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key, true);
    document.addEventListener('scroll', scroll, true);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('scroll', scroll, true);
    };
  }, [open, box, anchor]);
}
