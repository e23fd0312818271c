const paths = {
  left: 'M30 12 18 24l12 12',
  right: 'm18 12 12 12-12 12',
  up: 'M12 30 24 18l12 12',
  down: 'm12 18 12 12 12-12',
  close: 'm12 12 24 24M36 12 12 36',
  check: 'm10 25 9 9 19-20',
  search: 'M21 37a16 16 0 1 0 0-32 16 16 0 0 0 0 32Zm12-4 10 10',
  upload: 'M24 32V8m-9 9 9-9 9 9M8 30v10h32V30',
  file: 'M10 4h20l8 8v32H10V4Zm20 0v8h8',
  warning: 'M24 6 4 42h40L24 6Zm0 14v10m0 4v2',
  columns: 'M6 8h36v32H6V8Zm12 0v32m12-32v32',
  eye: 'M4 24s7-13 20-13 20 13 20 13-7 13-20 13S4 24 4 24Zm20 6a6 6 0 1 0 0-12 6 6 0 0 0 0 12Z',
  eyeOff: 'M6 6l36 36M19 12c2-1 3-1 5-1 13 0 20 13 20 13s-2 4-6 8M12 15c-5 4-8 9-8 9s7 13 20 13c4 0 8-1 11-3',
} as const;

/** 线条图标的名称。 */
export type IconName = keyof typeof paths;

/** 线条图标，默认 16 像素、随文字颜色；只作装饰，含义由旁边的文字说出。 */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth={4} strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
