import '@tqc/ui/mainFont.css';
import '@tqc/ui/tokens.css';
import { ApiError } from '@tqc/client';
import { createRoot } from 'react-dom/client';
import './page.css';
import { closeDisplay, openDisplay } from './session/display';
import { installTrustedTypes } from './TrustedTypes';
import { Blank } from './wall/Blank';
import { Wall } from './wall/Wall';

installTrustedTypes();

const element = document.getElementById('root');
if (!element) throw new Error('no root');
const root = createRoot(element);
const RETRY = 5000;

/** The build that runs: the name of its script, which the server knows too. */
const build = /assets\/(index-[\w-]+)\.js/.exec(import.meta.url)?.[1] ?? '';

/**
 * Blank at once; it says why when the session is forgotten, so that whoever loads anew then is
 * asked for a new ticket.
 */
function end(): void {
  root.render(null);
  void closeDisplay()
    .catch(() => undefined)
    .then(() =>
      root.render(
        <Blank title="大屏已停用" text="此大屏已被停用或已到期，请在管理端“大屏监控”重新打开。" />,
      ),
    );
}

async function start(): Promise<void> {
  try {
    const display = await openDisplay(build);
    root.render(
      display ? (
        <Wall display={display} build={build} onEnd={end} />
      ) : (
        <Blank title="教师资格监控大屏" text="请在管理端“大屏监控”打开大屏，链接一分钟内有效。" />
      ),
    );
  } catch (error) {
    if (error instanceof ApiError && error.code !== 0 && error.code !== -1)
      root.render(<Blank title="大屏未能打开" text={error.message} />);
    else {
      root.render(<Blank title="正在连接" text="暂时连不上服务器，稍后自动重试。" />);
      setTimeout(() => void start(), RETRY);
    }
  }
}

void start();
// The shell comes from the cache when the line is down; without a service worker the wall works all
// the same.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker
    .register(new URL('sw.js', document.baseURI).href)
    .catch(() => undefined);
