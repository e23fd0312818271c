import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useDirty } from '../FormDialog';
import { Icon, LinkButton } from '../foundation';
import { JobCard } from '../JobCard';
import type { JobProgress } from '../JobCard/progress';
import { ResultPage } from '../ResultPage';
import { Steps } from '../StepsForm';
import {
  commitProblem,
  countVerdicts,
  editsSince,
  withEdits,
  type Edits,
  type ImportColumn,
  type ImportPlan,
  type PlanRow,
} from './plan';
import { PlanTable } from './PlanTable';
import styles from './ImportWizard.module.css';

interface ImportWizardProps {
  title: string;
  columns: readonly ImportColumn[];
  extensions?: readonly string[];
  /** 文件要求和模板下载。 */
  intro?: ReactNode;
  /** 试运行一个文件：与写入走同一段检查，但不写入。 */
  onDryRun: (file: File) => Promise<ImportPlan>;
  /** 改动之后再试运行。 */
  onRecheck: (
    rows: readonly { line: number; values: Record<string, string> }[],
  ) => Promise<ImportPlan>;
  /** 写入看过的计划；服务器核对校验值，不同则拒绝。做到哪里告诉 `tell`。 */
  onCommit: (
    hash: string,
    tell: (progress: JobProgress) => void,
  ) => Promise<{ added: number; updated: number }>;
  /** 取消正在写入的任务；没有写完的一条也不留。 */
  onCancel?: () => void;
  /** 下载标出错误的原文件。 */
  onDownloadMarked?: () => void;
  onClose: () => void;
}

const CHECKING = '正在核对改动';
const WRITING = '正在写入';

/** 导入向导：试运行、就地改错、只写入看过的计划。 */
export function ImportWizard(props: ImportWizardProps) {
  const {
    title,
    columns,
    extensions = ['xlsx', 'xls'],
    intro,
    onDryRun,
    onRecheck,
    onCommit,
    onCancel,
    onDownloadMarked,
    onClose,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const [plan, setPlan] = useState<ImportPlan>();
  const [edits, setEdits] = useState<Edits>({});
  const [done, setDone] = useState<{ added: number; updated: number }>();
  const [busy, setBusy] = useState<string>();
  const [writing, setWriting] = useState<JobProgress>();
  const [failure, setFailure] = useState<string>();
  const note = useId();
  useDirty(useId(), plan !== undefined && !done, `${title}：尚未写入的计划`);

  async function run<Value>(doing: string, work: Promise<Value>, finish: (value: Value) => void) {
    setBusy(doing);
    setFailure(undefined);
    try {
      finish(await work);
    } catch (reason) {
      setFailure(
        reason instanceof Error && reason.message ? reason.message : '处理失败，请稍后重试',
      );
    } finally {
      setBusy(undefined);
      setWriting(undefined);
    }
  }
  function recheck(rows: readonly PlanRow[]) {
    void run(CHECKING, onRecheck(withEdits(rows, edits)), (next) => {
      setPlan(next);
      setEdits((now) => editsSince(rows, edits, now));
    });
  }
  const problem = plan && commitProblem(plan, edits);
  const counts = plan && countVerdicts(plan.rows);
  const changed = Object.keys(edits).length;
  const leftBad = plan?.rows.filter(({ line, verdict }) => verdict === 'bad' && !edits[line]) ?? [];
  return (
    <section className={styles.wizard} aria-label={title}>
      <Steps titles={['选择文件', '核对计划', '写入结果']} at={done ? 2 : plan ? 1 : 0} />
      {failure && (
        <p role="alert" className={styles.failure}>
          <Icon name="warning" />
          {failure}
        </p>
      )}
      <p role="status" className={styles.busy}>
        {busy}
      </p>
      {/* The plan in hand is let go only once the new file has been read. */}
      <input
        ref={input}
        hidden
        type="file"
        aria-label={`${title}的文件`}
        accept={extensions.map((one) => `.${one}`).join()}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (!file) return;
          void run(`正在试运行「${file.name}」，不会写入`, onDryRun(file), (next) => {
            setPlan(next);
            setEdits({});
          });
        }}
      />
      {!plan && (
        <div className={styles.pick}>
          <Icon name="upload" size={32} />
          <Button
            type="primary"
            loading={busy !== undefined}
            onClick={() => input.current?.click()}
          >
            选择文件并试运行
          </Button>
          <p>试运行只检查、不写入，检查的规则与写入时相同。</p>
          {intro}
        </div>
      )}
      {plan && counts && !done && (
        <>
          {writing && (
            <div className={styles.writing}>
              <JobCard
                title={title}
                state={writing.done > 0 ? 'running' : 'waiting'}
                {...writing}
                {...(onCancel ? { onCancel } : {})}
              />
            </div>
          )}
          <PlanTable columns={columns} rows={plan.rows} edits={edits} onEdits={setEdits} />
          <div className={styles.footer}>
            <LinkButton disabled={busy !== undefined} onClick={() => input.current?.click()}>
              换一个文件
            </LinkButton>
            {onDownloadMarked && counts.bad > 0 && (
              <LinkButton onClick={onDownloadMarked}>下载标出错误的文件</LinkButton>
            )}
            {leftBad.length > 0 && leftBad.length < plan.rows.length && (
              <LinkButton
                disabled={busy !== undefined}
                onClick={() => recheck(plan.rows.filter((row) => !leftBad.includes(row)))}
              >
                去掉有错的 {leftBad.length} 行
              </LinkButton>
            )}
            <span className={styles.problem} id={note}>
              {problem}
            </span>
            <Button
              disabled={changed === 0 || (busy !== undefined && busy !== CHECKING)}
              loading={busy === CHECKING}
              onClick={() => recheck(plan.rows)}
            >
              核对改动{changed > 0 && `（${changed} 行）`}
            </Button>
            <Button
              type="primary"
              disabled={problem !== undefined || (busy !== undefined && busy !== WRITING)}
              aria-describedby={note}
              loading={busy === WRITING}
              onClick={() => void run(WRITING, onCommit(plan.hash, setWriting), setDone)}
            >
              写入这 {counts.add + counts.update} 条（计划 {plan.hash.slice(0, 8)}）
            </Button>
          </div>
        </>
      )}
      {done && plan && (
        <ResultPage
          kind="done"
          title={`已写入 ${done.added + done.updated} 条`}
          facts={[
            { label: '新增', value: `${done.added} 条` },
            { label: '更新', value: `${done.updated} 条` },
            { label: '计划', value: plan.hash.slice(0, 8) },
          ]}
          actions={
            <Button type="primary" onClick={onClose}>
              完成
            </Button>
          }
        />
      )}
    </section>
  );
}
