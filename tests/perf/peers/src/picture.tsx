import { PicturePane } from '@tqc/ui/PictureViewer';
import { useEffect } from 'react';
import { whenPainted } from './bench';
import { PICTURES } from './pictures';

const button = (label: string) =>
  [...document.querySelectorAll('button')].find((one) =>
    `${one.getAttribute('aria-label') ?? ''}${one.title}${one.textContent}`.includes(label),
  );
const pictures = PICTURES.map((id) => ({ id, title: `扫描件${id}` }));
const read = async ({ id }: { id: string }) => (await fetch(`./files/${id}.jpg`)).blob();

export default function Picture() {
  useEffect(() => {
    whenPainted('[role=img] img', (found) => (found as HTMLImageElement).complete);
    // Looked up once, as a hand knows where the button is.
    const right = button('右转');
    window.bench.rotate = () => right?.click();
    window.bench.next = () => button('下一张')?.click();
  }, []);
  return <PicturePane className="tall" pictures={pictures} read={read} />;
}
