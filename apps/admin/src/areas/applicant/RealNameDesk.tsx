import { ssouser } from '@tqc/contract/applicant';
import { Dialog } from '@tqc/ui/FormDialog';
import { isKeyTaken } from '@tqc/ui/foundation';
import { PicturePane } from '@tqc/ui/PictureViewer';
import { useRef, type KeyboardEvent } from 'react';
import { useReload } from '../../kit/list/useReload';
import { RecordMissing } from '../../kit/record/RecordNotice';
import { fetchFile, useMayView } from '../../kit/record/useFile';
import { useRecord } from '../../kit/record/useRecord';
import { ApplicantSections } from './ApplicantFacts';
import styles from './applicant.module.css';
import { LifeList } from './LifeList';
import { picturesOf } from './pictures';
import { RealNameVerdict } from './RealNameVerdict';
import { useWaiting } from './useWaiting';

const WIDTH = 1320;

/**
 * The look at who the machine could not tell: document and face side by side, the verdict beside
 * them. The next one opens by itself; J and K move, 1 and 3 lead to the verdicts.
 */
export function RealNameDesk({
  start,
  onClose,
}: {
  readonly start: string;
  readonly onClose: () => void;
}) {
  const queue = useWaiting(start);
  const { current } = queue;
  const { record, failure, reload } = useRecord(ssouser.get, { ssoId: current });
  const reloadList = useReload();
  const may = useMayView();
  const desk = useRef<HTMLDivElement>(null);
  const focus = (what: string) =>
    desk.current
      ?.querySelector<HTMLElement>(`[data-key="${what}"] :is(button, [role=combobox])`)
      ?.focus();
  function press(event: KeyboardEvent) {
    if (isKeyTaken(event, desk.current)) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, textarea, [role=combobox]')) return;
    const key = event.key.toLowerCase();
    if (key === 'j') queue.move(1);
    else if (key === 'k') queue.move(-1);
    else if (key === '1') focus('pass');
    else if (key === '3') focus('refuse');
    else return;
    event.preventDefault();
  }
  const pictures = record ? picturesOf(record) : [];
  const papers = pictures.filter(({ title }) => title !== '现场人像');
  const faces = pictures.filter(({ title }) => title === '现场人像');
  const asViewed = (some: typeof pictures) =>
    some.map(({ fileId, title }) => ({ id: fileId, title }));
  return (
    <Dialog title="实名信息人工审核" onClose={onClose} width={WIDTH}>
      <div ref={desk} className={styles.desk} role="group" aria-label="审核" onKeyDown={press}>
        {record ? (
          <>
            <div className={styles.sides}>
              {may ? (
                [papers, faces].map((some, at) =>
                  some.length === 0 ? (
                    <p key={at} className={styles.hint}>
                      {at === 0 ? '没有证件图片' : '没有现场人像'}
                    </p>
                  ) : (
                    <PicturePane
                      key={at}
                      pictures={asViewed(some)}
                      read={({ id }) => fetchFile(id)}
                      compact
                      className={styles.viewer ?? ''}
                    />
                  ),
                )
              ) : (
                <p className={styles.hint}>您没有查看图片的权限，不能审核。</p>
              )}
            </div>
            <div className={styles.verdict}>
              <p className={styles.hint}>{queue.place}　J、K 换人，1 通过，3 不通过</p>
              <RealNameVerdict
                key={record.ssoId}
                record={record}
                onDone={() => {
                  reloadList();
                  if (!queue.finish()) onClose();
                }}
                onStale={reload}
              />
              <ApplicantSections record={record} />
              <LifeList life={record.life} />
            </div>
          </>
        ) : (
          <RecordMissing failure={failure} onRetry={reload} />
        )}
      </div>
    </Dialog>
  );
}
