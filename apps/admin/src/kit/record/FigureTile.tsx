import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOpens } from '../session/useOpens';
import styles from './FigureTile.module.css';

/** Figures of a first page, one beside the other. */
export function FigureTiles({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.tiles} aria-label={label}>
      {children}
    </section>
  );
}

interface TileProps {
  readonly n: number | undefined;
  readonly label: string;
  readonly to: string;
  readonly warns?: boolean;
  /** Leads there also where nothing waits. */
  readonly always?: boolean;
}

/** A figure that leads to the list it counts, where the person may open that and has it to do. */
export function FigureTile({ n, label, to, warns = false, always = false }: TileProps) {
  const opens = useOpens();
  const body = (
    <>
      <b>{n?.toLocaleString() ?? '—'}</b>
      <span>{label}</span>
    </>
  );
  const look = {
    className: styles.tile,
    'data-warn': warns || undefined,
    'data-none': n === 0 || undefined,
  };
  return always || (n !== 0 && opens(to)) ? (
    <Link to={to} {...look}>
      {body}
    </Link>
  ) : (
    <div {...look}>{body}</div>
  );
}
