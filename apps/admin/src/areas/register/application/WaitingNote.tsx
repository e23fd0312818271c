import { SectionHeader } from '@tqc/ui/SectionHeader';
import { useEffect, useRef, type Ref } from 'react';
import { useStill, type DeskHandle } from '../../../kit/case/desk/useStill';
import { useWaiting } from '../../../kit/undo/waiting';
import type { Application } from './application';
import { RefusedNote } from './RefusedNote';
import type { Refused } from './useDecide';
import styles from './DecisionPanel.module.css';

/** The job that carries it out looks every two seconds. */
const SLACK = 2500;

/** Somebody's decision waits to count: who, how long, and nothing to press until then. */
export function WaitingNote({
  waiting,
  told,
  onOver,
  ref,
}: {
  readonly waiting: NonNullable<Application['waiting']>;
  /** What was refused, because of it. */
  readonly told: Refused | undefined;
  /** It counts by now, or was taken back. */
  readonly onOver: (() => void) | undefined;
  readonly ref?: Ref<DeskHandle> | undefined;
}) {
  const { name, orgName, isMine, seconds } = waiting;
  const said = isMine
    ? `您已办理，${seconds}秒后生效；生效前可在页面下方撤回。`
    : `${orgName}${name}正在办理，${seconds}秒后生效。`;
  useStill(ref, said);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const timer = setTimeout(() => over.current?.(), seconds * 1000 + SLACK);
    return () => clearTimeout(timer);
  }, [waiting, seconds]);
  const back = useWaiting((state) => state.back);
  const before = useRef(back);
  useEffect(() => {
    if (before.current !== back) over.current?.();
    before.current = back;
  }, [back]);
  return (
    <div className={styles.decision}>
      <SectionHeader title="办理" collapsible={false}>
        {told ? <RefusedNote refused={told} /> : <p className={styles.note}>{said}</p>}
      </SectionHeader>
    </div>
  );
}
