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
  eyeOff:
    'M6 6l36 36M19 12c2-1 3-1 5-1 13 0 20 13 20 13s-2 4-6 8M12 15c-5 4-8 9-8 9s7 13 20 13c4 0 8-1 11-3',
  rotateLeft: 'M10 8v10h10M11 17a16 16 0 1 1-2 13',
  rotateRight: 'M38 8v10H28M37 17a16 16 0 1 0 2 13',
  quarterLeft: 'M8 10v10h10M8 20C12 12 19 8 26 8s14 5 14 14M20 28h20v14H20z',
  quarterRight: 'M40 10v10H30M40 20C36 12 29 8 22 8S8 13 8 22M8 28h20v14H8z',
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
  sun: 'M24 34a10 10 0 1 0 0-20 10 10 0 0 0 0 20ZM24 4v4m0 32v4M4 24h4m32 0h4M10 10l3 3m22 22 3 3m0-28-3 3M13 35l-3 3',
  moon: 'M40 28A17 17 0 1 1 20 8a14 14 0 0 0 20 20Z',
  contrast: 'M24 42a18 18 0 1 0 0-36 18 18 0 0 0 0 36ZM24 6v36M24 14h12M24 22h17M24 30h16M24 38h9',
  refresh: 'M42 10v10H32M41 19a18 18 0 1 0 1 8',
  home: 'M6 22 24 7l18 15M11 19v22h26V19M20 41V28h8v13',
  user: 'M24 24a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 42c0-8 7-13 16-13s16 5 16 13',
  edit: 'M7 42h34M11 34l2-8L33 6l6 6-20 20-8 2Z',
  plus: 'M24 8v32M8 24h32',
  minus: 'M8 24h32',
  remove: 'M8 12h32M19 12V6h10v6M12 12l2 30h20l2-30M20 20v14m8-14v14',
  info: 'M24 42a18 18 0 1 0 0-36 18 18 0 0 0 0 36ZM24 22v12M24 14v1',
  help: 'M24 42a18 18 0 1 0 0-36 18 18 0 0 0 0 36ZM18 19a6 6 0 1 1 8 6c-1 1-2 2-2 4M24 35v1',
  calendar: 'M6 10h36v32H6V10Zm0 10h36M15 5v9m18-9v9',
  filter: 'M6 8h36L28 25v13l-8 4V25L6 8Z',
  exit: 'M20 6H8v36h12M18 24h24m-9-9 9 9-9 9',
  keyboard: 'M4 12h40v24H4V12Zm9 8h1m7 0h1m7 0h1m7 0h1M14 29h20',
  fullScreen: 'M6 16V6h10M32 6h10v10M6 32v10h10M42 32v10H32',
  lock: 'M10 20h28v22H10zM16 20v-6a8 8 0 0 1 16 0v6',
} as const;

/** 线条图标的名称。 */
export type IconName = keyof typeof paths;

/** 全部图标名称，供图标页列出。 */
export const iconNames = Object.keys(paths) as IconName[];

/** 线条图标，默认 16 像素、随文字颜色；20 像素以上线宽 3，更小的用 4 才看得清；只作装饰，含义由旁边的文字说出。 */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={size >= 20 ? 3 : 4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
