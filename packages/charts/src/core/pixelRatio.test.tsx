import { afterEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LineChart } from '../LineChart';

const chart = {
  title: '趋势',
  series: [{ key: 'a', name: '网报' }],
  rows: [
    { name: '11-01', values: { a: 3 } },
    { name: '11-02', values: { a: 5 } },
  ],
};
const { innerWidth: width, innerHeight: height } = globalThis.top ?? globalThis;
const turnTo = (deviceScaleFactor: number) =>
  (cdp() as unknown as { send: (method: string, size: object) => Promise<void> }).send(
    'Emulation.setDeviceMetricsOverride',
    { width, height, deviceScaleFactor, mobile: false },
  );
afterEach(() => turnTo(1));

test.each([
  ['管理端', 'light', [1, 2, 1.25, 1]],
  ['大屏', 'wall', [1, 2, 1.25, 1]],
] as const)('%s的图：像素比变了就按新的画，大小不变', async (_, theme, ratios) => {
  const { container } = await render(<LineChart {...chart} theme={theme} height={200} />);
  const size = () => {
    const canvas = container.querySelector('canvas');
    return canvas && [canvas.width / canvas.clientWidth, canvas.clientHeight];
  };
  await vi.waitFor(() => expect(size()?.[0]).toBe(1), { timeout: 20_000 });
  const tall = size()?.[1];
  for (const ratio of ratios) {
    await turnTo(ratio);
    await vi.waitFor(
      () => {
        expect(size()?.[0]).toBeCloseTo(ratio, 1);
        expect(size()?.[1]).toBe(tall);
      },
      { timeout: 20_000 },
    );
  }
});
