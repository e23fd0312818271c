import { useState, type ReactNode } from 'react';
import { ErrorState } from '../EmptyState';
import { LinkButton } from '../foundation';
import { ErrorBoundary, type Failure } from './ErrorBoundary';

interface SafePartProps {
  /** 怎么称呼这一处，例如「本页」「本窗口」，写在话里。 */
  name: string;
  children: ReactNode;
}

/** 页面、抽屉、对话框或其中一块：里面出错时只有这一处说一句，可以重试、复制详情，别处照常。 */
export function SafePart({ name, children }: SafePartProps) {
  return (
    <ErrorBoundary
      fallback={(failure, retry) => <Broken name={name} failure={failure} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}

function Broken({
  name,
  failure,
  onRetry,
}: {
  name: string;
  failure: Failure;
  onRetry: () => void;
}) {
  const [copied, setCopied] = useState<string>();
  // Without https there is no clipboard at all.
  const copy = async () => navigator.clipboard.writeText(detailsOf(failure));
  return (
    <ErrorState
      message={
        isMissingCode(failure.error)
          ? `${name}没有打开：网络中断，或者系统刚刚更新过。请按重试重新打开。`
          : `${name}出了问题，暂时不能显示。请按重试；还是不能显示时，请复制详情交给系统管理员。`
      }
      // The browser keeps that a module could not be fetched: only the whole window asks again.
      onRetry={isMissingCode(failure.error) ? () => location.reload() : onRetry}
      action={
        <>
          <LinkButton
            onClick={() =>
              void copy().then(
                () => setCopied('详情已复制'),
                () => setCopied('没有复制成，请把本窗口截图交给系统管理员'),
              )
            }
          >
            复制详情
          </LinkButton>
          {copied && <span role="status">{copied}</span>}
        </>
      }
    />
  );
}

/** 页面自己的程序没有取到：浏览器各有各的说法。 */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload css/i.test(error.message)
  );
}

/** 出错的时间、页面和调用的层次；地址里的条件可能有个人信息，不写。 */
function detailsOf({ error, where }: Failure): string {
  const said = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : error;
  return [new Date().toISOString(), location.pathname, navigator.userAgent, said, where].join('\n');
}
