import Viewer from 'viewerjs';
import 'viewerjs/dist/viewer.css';
import { useEffect, useRef } from 'react';
import { whenPainted } from './whenPainted';

export default function ViewerJs() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return undefined;
    const viewer = new Viewer(box.current, { inline: true, transition: false });
    whenPainted('.viewer-canvas img', (found) => (found as HTMLImageElement).complete);
    window.bench.rotate = () => viewer.rotate(15);
    return () => void viewer.destroy();
  }, []);
  return <div ref={box} style={{ height: 800 }}><img src="./scan.jpg" alt="扫描件" style={{ display: 'none' }} /></div>;
}
