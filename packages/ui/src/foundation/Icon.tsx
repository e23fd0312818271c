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
  rotateLeft: 'M10 8v10h10M11 17a16 16 0 1 1-2 13',
  rotateRight: 'M38 8v10H28M37 17a16 16 0 1 0 2 13',
  zoomIn: 'M21 37a16 16 0 1 0 0-32 16 16 0 0 0 0 32Zm12-4 10 10M21 15v12m-6-6h12',
  zoomOut: 'M21 37a16 16 0 1 0 0-32 16 16 0 0 0 0 32Zm12-4 10 10M15 21h12',
  fit: 'M6 16V6h10M42 16V6H32M6 32v10h10M42 32v10H32M16 18h16v12H16z',
  fitWidth: 'M6 8v32M42 8v32M14 24h20M20 18l-6 6 6 6M28 18l6 6-6 6',
  actual: 'M8 16l5-4v24M32 16l5-4v24M23 19v1m0 9v1',
  reset: 'M8 10v12h12M9 21a16 16 0 1 1 0 9',
  download: 'M24 6v26m-10-9 10 10 10-10M8 38v4h32v-4',
  compare: 'M6 8h15v32H6zM27 8h15v32H27z',
  link: 'M20 14l5-5a10 10 0 0 1 14 14l-5 5M28 34l-5 5A10 10 0 0 1 9 25l5-5M18 30l12-12',
  print: 'M14 18V6h20v12M14 36H6V18h36v18h-8M14 30h20v12H14z',
  list: 'M16 12h26M16 24h26M16 36h26M7 12h1M7 24h1M7 36h1',
  pages: 'M6 6h15v15H6zM27 6h15v15H27zM6 27h15v15H6zM27 27h15v15H27z',
  bell: 'M12 34V22a12 12 0 0 1 24 0v12l4 4H8l4-4ZM20 42h8',
  pin: 'M17 6h14l-2 14 6 6H13l6-6-2-14ZM24 26v16',
  menu: 'M6 12h36M6 24h36M6 36h36',
  clock: 'M24 42a18 18 0 1 0 0-36 18 18 0 0 0 0 36ZM24 14v10l7 5',
  lock: 'M10 20h28v22H10zM16 20v-6a8 8 0 0 1 16 0v6',
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
