import { createContext, useContext, useEffect, useRef } from 'react';
import type { FormField, FormValues } from './formFields';

/** 未提交的内容存放在哪里，由应用提供；存放处负责加密、区分用户和过期。 */
export interface DraftStore {
  read(key: string): Promise<FormValues | undefined>;
  keep(key: string, values: FormValues): void;
  drop(key: string): void;
}

/** 提供存放处后，带 draftKey 的表单在页面意外消失（会话过期、关闭、崩溃）后仍能恢复。 */
export const DraftContext = createContext<DraftStore | undefined>(undefined);

const DELAY = 300;
/** 密码不离开输入框；文件已在服务端，重新选择即可。 */
const NEVER: ReadonlySet<FormField['kind']> = new Set(['password', 'upload', 'custom']);

/** 可以存成草稿的值。 */
export function draftOf(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(
    fields.filter(({ kind }) => !NEVER.has(kind)).map(({ name }) => [name, values[name]]),
  );
}

interface DraftOptions {
  draftKey: string | undefined;
  /** 与打开时相比有改动。 */
  dirty: boolean;
  values: FormValues;
  onFound: (values: FormValues) => void;
}

/** 打开时取回草稿，改动时存，返回「不再需要」的函数：提交成功或用户自己放弃时调用。 */
export function useDraft({ draftKey, dirty, values, onFound }: DraftOptions): () => void {
  const store = useContext(DraftContext);
  const latest = useRef({ dirty, values, onFound, dropped: false });
  useEffect(() => {
    latest.current = { ...latest.current, dirty, values, onFound };
  });
  useEffect(() => {
    if (!store || !draftKey) return undefined;
    let gone = false;
    void store.read(draftKey).then((found) => {
      // An old draft must not cover what is already being typed.
      if (found && !gone && !latest.current.dirty) latest.current.onFound(found);
    });
    return () => {
      gone = true;
    };
  }, [store, draftKey]);
  useEffect(() => {
    if (!store || !draftKey || !dirty) return undefined;
    const state = latest;
    const timer = setTimeout(() => {
      // Given up meanwhile: the layer is still fading out.
      if (!state.current.dropped) store.keep(draftKey, values);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [store, draftKey, dirty, values]);
  useEffect(() => {
    if (!store || !draftKey) return undefined;
    const state = latest;
    return () => {
      if (state.current.dirty && !state.current.dropped) store.keep(draftKey, state.current.values);
    };
  }, [store, draftKey]);
  return () => {
    latest.current.dropped = true;
    if (store && draftKey) store.drop(draftKey);
  };
}
