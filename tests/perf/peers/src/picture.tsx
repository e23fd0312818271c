import { PicturePane } from '@tqc/ui/PictureViewer';
import '@tqc/ui/setup';
import { useEffect } from 'react';
import { whenPainted } from './whenPainted';

export default function Picture() {
  useEffect(() => {
    whenPainted('[role=img] img, [role=img] canvas', (found) => !(found instanceof HTMLImageElement) || found.complete);
    window.bench.rotate = () => document.querySelector<HTMLElement>('button[aria-label*="右转"], button[title*="右转"]')?.click() ?? [...document.querySelectorAll('button')].find((one) => /右转/.test(one.textContent ?? ''))?.click();
  }, []);
  return <div style={{ height: 800 }}><PicturePane pictures={[{ id: 'a', title: '扫描件' }]} read={async () => (await fetch('./scan.jpg')).blob()} /></div>;
}
