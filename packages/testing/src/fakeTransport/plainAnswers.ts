import type { Call, Row } from '@tqc/contract/kit';
import { fakeTransport, type Answers, type FakeTransport } from './fakeTransport';

type Plain = Readonly<Record<'list' | 'create' | 'update' | 'remove', Call>>;

/** The answers of a plain resource: these rows, and every write done. */
export function plainAnswers<G extends Plain & Readonly<Record<string, Call>>>(
  group: G,
  ...rows: readonly Row<G['list']>[]
): FakeTransport {
  const all = () => ({ record: [...rows] });
  const answers = {
    list: () => ({ total: rows.length, record: [...rows] }),
    create: () => ({ id: '901' }),
    update: () => null,
    remove: () => null,
    ...('queryKV' in group ? { queryKV: all } : {}),
    ...('queryTreeData' in group ? { queryTreeData: all } : {}),
    ...('getData' in group ? { getData: all } : {}),
  };
  // The calls of a plain resource answer just this; the fake reads it through their schemas.
  return fakeTransport<G>(group, answers as unknown as Answers<G>);
}
