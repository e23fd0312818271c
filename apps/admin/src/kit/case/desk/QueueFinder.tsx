import { isKeyTaken } from '@tqc/ui/foundation';
import { useEffect, useRef, useState, type Ref } from 'react';

interface QueueFinderProps {
  /** The name or number the queue is narrowed to now. */
  readonly find: string;
  readonly onFind: (text: string) => void;
  readonly input: Ref<HTMLInputElement>;
  /** What can be looked for. */
  readonly by: string;
}

/** Between the last letter and the search. */
const PAUSE = 250;

/**
 * 在队列中查找姓名和号码的输入框。The text is kept here and handed on after a pause, never while an input method is
 * composing: the address changes in a transition of the router, and a field that showed the address
 * itself would lose what is typed meanwhile.
 */
export function QueueFinder({ find, onFind, input, by }: QueueFinderProps) {
  const [text, setText] = useState(find);
  const [composing, setComposing] = useState(false);
  const asked = useRef(find);
  const search = useRef(onFind);
  useEffect(() => {
    search.current = onFind;
  });
  useEffect(() => {
    // Changed elsewhere (back, forward, a shared address), not by this field.
    if (find === asked.current) return;
    asked.current = find;
    setText(find);
  }, [find]);
  useEffect(() => {
    const wanted = text.trim();
    if (composing || wanted === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = wanted;
      search.current(wanted);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, composing]);
  return (
    <input
      ref={input}
      type="search"
      aria-label="在队列中查找"
      placeholder={`${by}（/）`}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isKeyTaken(event, event.currentTarget))
          event.currentTarget.blur();
      }}
    />
  );
}
