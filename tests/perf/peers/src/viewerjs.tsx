import { useEffect, useRef } from 'react';
import Viewer from 'viewerjs';
import 'viewerjs/dist/viewer.css';
import { whenPainted } from './bench';
import { PICTURES } from './pictures';

export default function ViewerJs() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return undefined;
    const viewer = new Viewer(box.current, { inline: true, transition: false });
    whenPainted('.viewer-canvas img', (found) => (found as HTMLImageElement).complete);
    window.bench.rotate = () => void viewer.rotate(15);
    window.bench.next = () => void viewer.next(true);
    return () => void viewer.destroy();
  }, []);
  return (
    <div style={{ height: 800 }}>
      <div ref={box}>
        {PICTURES.map((id) => (
          <img key={id} src={`./files/${id}.jpg`} alt={id} style={{ display: 'none' }} />
        ))}
      </div>
    </div>
  );
}
