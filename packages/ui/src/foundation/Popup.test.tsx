import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Popup } from './Popup';

function Page({ onClose }: { onClose: () => void }) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div data-testid="list" style={{ height: 40, overflow: 'auto' }}>
        <div style={{ height: 400 }} />
      </div>
      <div data-testid="page" style={{ height: 80, overflow: 'auto' }}>
        <button ref={anchor} type="button">
          消息
        </button>
        <div style={{ height: 400 }} />
      </div>
      <Popup anchor={anchor} open onClose={onClose} label="消息">
        没有未读消息
      </Popup>
    </>
  );
}

const scrolled = async (box: Element | null, top: number) => {
  if (!box) throw new Error('no such box');
  const told = new Promise((done) => {
    box.addEventListener('scroll', done, { once: true });
  });
  box.scrollTop = top;
  await told;
};

test('页面别处滚动时浮层还在，锚点随滚动移开才关闭', async () => {
  const onClose = vi.fn();
  const { container } = await render(<Page onClose={onClose} />);
  await scrolled(container.querySelector('[data-testid=list]'), 100);
  expect(onClose).not.toHaveBeenCalled();
  await scrolled(container.querySelector('[data-testid=page]'), 30);
  expect(onClose).toHaveBeenCalled();
});
