import { chinaTiles } from '../../packages/charts/src/TileMap/chinaTiles';
import {
  columnsOf,
  LOAD_HOURS,
  metricsOf,
  typeWords,
  type Panel,
  type Scene,
} from '@tqc/domain/wall';

type Row = (string | number | null)[];

/**
 * What the figures of a picture are: invented ones, none at all, or places that have not reported.
 */
export type Filling = 'figures' | 'empty' | 'unreported';

/** The panels of a scene with fixed invented figures; the same every time. */
export function wallFigures(
  { panels }: Scene,
  filling: Filling,
  at: string,
): Record<string, { rev: number; asOf: string; state: string; rows: Row[] }> {
  return Object.fromEntries(
    panels.map((panel) => {
      const built = metricsOf(panel).some(({ source }) => source.kind !== 'none');
      const state = !built ? 'missing' : filling === 'empty' ? 'empty' : 'ok';
      const rows =
        state === 'ok'
          ? rowsOf(panel).map(([key, label, ...values]) => [
              key ?? '',
              label ?? '',
              ...(filling === 'unreported' ? values.map(() => null) : values),
            ])
          : [];
      return [panel.id, { rev: 1, asOf: at, state, rows }];
    }),
  );
}

/** A number that looks like a count and depends on its place only. */
const figure = (seed: number, most = 9000): number => 40 + ((seed * 7919 + 104_729) % most);

const at0 = '2024-05-20T00:00:00Z';
const STRIP: Readonly<Record<string, number>> = {
  filedToday: 1284,
  confirmedToday: 962,
  decidedToday: 731,
  issuedToday: 655,
  filed: 60_210,
  recognised: 19_860,
  waiting: 8134,
  overdue: 47,
  certs: 200_410,
  certsYear: 18_232,
  certsMonth: 2310,
};
const LEVELS = ['严重', '严重', '一般', '提示'];
const EVENTS = ['确认通过', '审批通过', '网上申报', '材料待补全'];

function rowsOf(panel: Panel): Row[] {
  const columns = columnsOf(panel);
  const values = (seed: number, most?: number) =>
    columns.map((_, at) => figure(seed + at * 31 + panel.id.length, most));
  const places = chinaTiles.filter(({ code }) => !['710000', '810000', '820000'].includes(code));
  switch (panel.rowOf) {
    case 'metric':
      return metricsOf(panel)
        .filter(({ source }) => source.kind !== 'none')
        .map(({ id, label }, at) => [
          id,
          label,
          panel.kind === 'funnel' ? 60_210 - at * 13_450 : (STRIP[id] ?? figure(at * 17 + 3, 900)),
        ]);
    case 'child':
      return places
        .slice(0, panel.limit ?? places.length)
        .map(({ code, name }, at) => [
          code.slice(0, 2),
          name,
          ...(panel.limit ? columns.map((_, n) => 9800 - at * 610 - n * 420) : values(at * 13)),
        ]);
    case 'code':
      return (panel.dict?.options ?? []).map(({ value, label }, at) => [
        String(value),
        label,
        figure(at * 29),
      ]);
    case 'type':
      return typeWords.options.map(({ value, label }, at) => [
        String(value),
        label,
        figure(at * 41),
      ]);
    case 'day':
      return Array.from({ length: 30 }, (_, at) => [
        `2024-05-${20 + at}`,
        new Date(Date.parse(at0) + at * 86_400_000).toISOString().slice(5, 10),
        ...columns.map((_, n) => Math.round(420 - n * 90 + 130 * Math.sin(at / 4 + n))),
      ]);
    case 'month':
      return Array.from({ length: panel.limit ?? 12 }, (_, at) => [
        `m${at}`,
        `${2022 + Math.floor((at + 6) / 12)}-${String(((at + 6) % 12) + 1).padStart(2, '0')}`,
        ...values(at * 5),
      ]);
    case 'hour':
      return places
        .slice(0, 8)
        .map(({ code, name }, at) => [
          code,
          name,
          ...LOAD_HOURS.map((hour) => figure(hour * at + hour, 90)),
        ]);
    case 'line':
      return lines(panel);
  }
}

function lines({ id, limit = 6 }: Panel): Row[] {
  const count = Math.min(limit, 8);
  if (id === 'register.events')
    return Array.from({ length: 14 }, (_, at) => [
      `e${at}`,
      `10:${String(19 - at).padStart(2, '0')}:0${at % 10}`,
      `演示区${at + 1}教育局`,
      `小学 ${EVENTS[at % 4]}`,
      EVENTS[(at + 1) % 4] ?? '',
    ]);
  if (id === 'register.alerts')
    return Array.from({ length: 8 }, (_, at) => [
      `a${at}`,
      LEVELS[Math.floor(at / 2)] ?? '',
      `演示区${at + 1}教育局`,
      `超期未审批 ${20 - at} 件`,
      '09:00',
    ]);
  return Array.from({ length: count }, (_, at) => [
    `r${at}`,
    `第${at + 1}项`,
    figure(at * 23, 300),
    figure(at * 7, 200),
    figure(at, 60),
  ]);
}
