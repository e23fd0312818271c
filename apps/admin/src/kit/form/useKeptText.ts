import { useEffect, useRef, useState } from 'react';
import { draftStore } from './drafts';

/**
 * Text typed beside a form, of one record: it outlives the page and an ended session
 * (docs/decisions/D-007), until it is emptied.
 */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [held, hold] = useState({ key, text: '' });
  // What was typed is of its own record; that of another one is read first.
  const text = held.key === key ? held.text : '';
  const typed = useRef<string>(undefined);
  useEffect(() => {
    let gone = false;
    void draftStore.read(key).then((found) => {
      // An old draft must not cover what is already being typed.
      if (typeof found?.['text'] === 'string' && !gone && typed.current !== key)
        hold({ key, text: found['text'] });
    });
    return () => {
      gone = true;
    };
  }, [key]);
  function set(next: string) {
    typed.current = key;
    hold({ key, text: next });
    if (next === '') draftStore.drop(key);
    else draftStore.keep(key, { text: next });
  }
  return [text, set];
}
