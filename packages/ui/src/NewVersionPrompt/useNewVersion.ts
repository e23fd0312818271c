import { useEffect, useState } from 'react';

interface NewVersionOptions {
  /** 本页正在运行的版本。 */
  running: string;
  /** 服务器现在的版本。 */
  load: () => Promise<string>;
  /** 多久问一次，毫秒，默认十分钟；回到本页时也问。 */
  every?: number;
}

/** 服务器换了版本时给出新版本的字样；问不到时当作没有变化。 */
export function useNewVersion({
  running,
  load,
  every = 600_000,
}: NewVersionOptions): string | undefined {
  const [found, setFound] = useState<string>();
  useEffect(() => {
    let gone = false;
    const ask = () => {
      if (document.visibilityState === 'hidden') return;
      load().then(
        (version) => {
          if (!gone && version && version !== running) setFound(version);
        },
        () => undefined,
      );
    };
    const timer = setInterval(ask, every);
    document.addEventListener('visibilitychange', ask);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [running, load, every]);
  return found;
}
