import type { ImportCall, Imported, InputOf, OutputOf } from '@tqc/contract/kit';
import { imports, job } from '@tqc/contract/resource';
import { jobStatus } from '@tqc/domain/shared';
import { said, saveBlob } from '@tqc/ui/foundation';
import type { ImportPlan } from '@tqc/ui/ImportWizard';
import { useEffect, useRef, useState } from 'react';
import { outgoing } from '../form/uploadFile';
import { call, tellError } from '../session/api';

/** How often a task that writes is looked at. */
const LOOK = 800;

type Lines = readonly { readonly line: number; readonly values: Record<string, string> }[];
interface Progress {
  total: number;
  done: number;
  failed: number;
}

/**
 * The calls of one import: the file stays in the page, and every look at it sends it again with the
 * cells that were mended since, so the server keeps nothing until it writes.
 */
export function useImport({ target, title }: Imported, by?: ImportCall) {
  const file = useRef<File>(undefined);
  const original = useRef<Lines>([]);
  const edits = useRef('');
  const gone = useRef(false);
  const [jobId, setJobId] = useState<string>();
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);

  /** Some kinds of record have a call of their own for it. */
  async function carry(chosen: File, asked: InputOf<ImportCall>) {
    const files = [await outgoing(chosen)];
    return by
      ? call(by, asked, { files })
      : call(imports.importRows, { ...asked, target }, { files });
  }

  async function ask(chosen: File, changes: string) {
    const { plan } = await carry(chosen, { dryRun: 'true', edits: changes });
    if (!plan) throw said('没有得到核对结果，请重新选择文件');
    return planOf(plan);
  }

  return {
    jobId,
    async dryRun(chosen: File): Promise<ImportPlan> {
      const plan = await ask(chosen, '');
      [file.current, original.current, edits.current] = [chosen, plan.rows.map(copied), ''];
      return plan;
    },
    async recheck(lines: Lines): Promise<ImportPlan> {
      const changes = JSON.stringify(changesOf(original.current, lines));
      const plan = await ask(required(file.current), changes);
      edits.current = changes;
      return plan;
    },
    async commit(planHash: string, tell: (progress: Progress) => void) {
      const asked = { dryRun: 'false' as const, planHash, edits: edits.current };
      const { jobId: id } = await carry(required(file.current), asked);
      setJobId(id ?? undefined);
      try {
        await follow(id ?? '', tell);
      } finally {
        setJobId(undefined);
      }
    },
    async saveMarked() {
      try {
        const files = [await outgoing(required(file.current))];
        const answer = await call(
          imports.importMarked,
          { target, edits: edits.current },
          { files },
        );
        // A call whose reply is a file answers a Blob; its schema describes JSON answers only.
        saveBlob(answer as unknown as Blob, `${title}导入错误.xlsx`);
      } catch (error) {
        tellError(error);
      }
    },
  };

  /** Until the task has ended or nobody looks any more; why it failed is the failure. */
  async function follow(id: string, tell: (progress: Progress) => void): Promise<void> {
    for (;;) {
      const { status, message, total, done, failed } = await call(job.get, { id });
      if (status === jobStatus.code('done')) return;
      if (!jobStatus.group.open.includes(status))
        throw said(status === jobStatus.code('cancelled') ? '已取消，没有写入任何内容' : message);
      if (gone.current) return;
      tell({ total, done, failed });
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  }
}

function required(file: File | undefined): File {
  if (!file) throw said('请先选择文件');
  return file;
}

const copied = ({ line, values }: Lines[number]) => ({ line, values: { ...values } });

interface Change {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>> | null;
}

/** What was mended since the file was chosen, line by line; a line that was left out is null. */
function changesOf(before: Lines, now: Lines): Change[] {
  const kept = new Map(now.map(({ line, values }) => [line, values]));
  return before.flatMap(({ line, values }): Change[] => {
    const next = kept.get(line);
    if (!next) return [{ line, cells: null }];
    const cells = Object.entries(next).filter(([name, text]) => text !== (values[name] ?? ''));
    return cells.length > 0 ? [{ line, cells: Object.fromEntries(cells) }] : [];
  });
}

function planOf({
  hash,
  rows,
}: NonNullable<OutputOf<typeof imports.importRows>['plan']>): ImportPlan {
  return {
    hash,
    rows: rows.map(({ line, verdict, values, before, errors }) => ({
      line,
      verdict,
      values,
      ...(before ? { before } : {}),
      ...(errors ? { errors } : {}),
    })),
  };
}
