import { useLayoutEffect, useRef, useState } from 'react';

type Acts = Readonly<Record<string, (...args: never[]) => void>>;

/** 同名的一组函数，本身不变，调用时做最近一次给的事：交给记住的子组件，它们不跟着重画。 */
export function useStable<Given extends Acts>(given: Given): Given {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const [stable] = useState(
    () =>
      Object.fromEntries(
        Object.keys(given).map((name) => [
          name,
          (...args: never[]) => latest.current[name]?.(...args),
        ]),
      ) as unknown as Given,
  );
  return stable;
}
