import { reports } from '@tqc/contract/monitor';
import type { InputOf } from '@tqc/contract/kit';
import { reportFileStatus } from '@tqc/domain/dictionaries';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../kit/session/api';

const AGAIN = 3000;
const OPEN = [reportFileStatus.code('queued'), reportFileStatus.code('running')];

/**
 * Has a report run that is too big for one answer, and asks for it again when that is over; tells
 * what the reader is told meanwhile.
 */
export function useBigRun(
  isBig: boolean,
  run: InputOf<typeof reports.getReportDataPreviewTask>,
  onOver: () => void,
): string | undefined {
  const [says, setSays] = useState<string>();
  const wanted = JSON.stringify(run);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (!isBig) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async () => {
      try {
        const { status, message } = await call(
          reports.getReportDataPreviewTask,
          // Written from such an input, above.
          JSON.parse(wanted) as typeof run,
        );
        if (gone) return;
        if (OPEN.includes(status)) {
          setSays('数据较多，正在运行，完成后自动显示；可以先做别的，或生成文件。');
          timer = setTimeout(() => void look(), AGAIN);
        } else if (status === reportFileStatus.code('failed'))
          setSays(`没有运行成功：${message}。请增加查询条件后再查。`);
        else over.current();
      } catch {
        if (!gone) setSays('没有运行成功，请刷新后再试。');
      }
    };
    setSays('数据较多，正在运行，完成后自动显示。');
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
      setSays(undefined);
    };
  }, [isBig, wanted]);
  return isBig ? says : undefined;
}
