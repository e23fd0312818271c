const paths: Readonly<Record<string, string>> = {
  desktop: 'M6 8h36v24H6zM16 40h16M24 32v8',
  certificate: 'M8 8h32v22H8zM16 16h16M16 22h10M30 30v12l4 -3L38 42v-12',
  calendar: 'M8 12h32v28H8zM8 20h32M16 6v8M32 6v8',
  book: 'M10 8h28v32H10zM18 8v32',
  lock: 'M12 20h24v20H12zM18 20V14a6 6 0 0 1 12 0v6',
  stamp: 'M10 40h28M14 32h20l-4 -10V12a6 6 0 0 0 -12 0v10z',
  user: 'M24 24a8 8 0 1 0 0 -16 8 8 0 0 0 0 16zM8 40c2 -10 30 -10 32 0',
  graduation: 'm6 18 18 -8 18 8 -18 8zM14 22v10c4 4 16 4 20 0v-10',
  chart: 'M8 40V8M8 40h32M16 32v-8M24 32V16M32 32v-12',
  settings: 'M24 18a6 6 0 1 0 0 12 6 6 0 0 0 0 -12zM24 6v6M24 36v6M6 24h6M36 24h6',
  link: 'M18 30l12 -12M14 22l-4 4a8 8 0 0 0 12 12l4 -4M34 26l4 -4a8 8 0 0 0 -12 -12l-4 4',
  external: 'M28 8h12v12M40 8l-18 18M36 28v12H8V12h12',
  download: 'M24 8v22M14 22l10 10 10 -10M8 40h32',
  dot: 'M24 20a4 4 0 1 0 0 8 4 4 0 0 0 0 -8z',
};

/** 菜单图标：20 像素，线宽 3（四十八格）；不认识的名称画一个点。 */
export function MenuIcon({ name }: { name: string }) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name] ?? paths['dot']} />
    </svg>
  );
}
