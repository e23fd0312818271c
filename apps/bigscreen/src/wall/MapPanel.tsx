import { BarChart } from '@tqc/charts/BarChart';
import type { ChartBasics } from '@tqc/charts/ChartFrame';
import { chinaTiles, TileMap } from '@tqc/charts/TileMap';
import { useMemo } from 'react';
import type { PanelRow, Scope } from '../feed/wallTypes';
import { placeCode, shapeCode } from '../map/placeCode';
import { useMap } from '../map/useMap';
import { figureOf, seriesRows, shortName, valueText } from './chartRows';
import styles from './MapPanel.module.css';

interface MapPanelProps {
  readonly basics: ChartBasics;
  readonly rows: readonly PanelRow[];
  readonly scope: Scope;
  readonly valueTitle: string;
  readonly unit: string;
  /** What the bars compare where there is nothing to draw a map of. */
  readonly bars: readonly { readonly key: string; readonly name: string }[];
  readonly onPick: (code: string) => void;
}

const TILES: ReadonlySet<string> = new Set(chinaTiles.map(({ code }) => code));

/**
 * The places below as the approved map the customer gave; without one, tiles for provinces and bars
 * below.
 */
export function MapPanel({ basics, rows, scope, valueTitle, unit, bars, onPick }: MapPanelProps) {
  const map = useMap(placeCode(scope));
  const { pack, Region } = map ?? {};
  const figures = useMemo(
    () => rows.map((row) => ({ code: shapeCode(String(row[0])), value: figureOf(row[2]) })),
    [rows],
  );
  const drawn = useMemo(
    () => (pack ? new Set(pack.geoJson.features.map(({ properties }) => properties.code)) : TILES),
    [pack],
  );
  const pick = ({ code }: { code: string }) => {
    const row = rows.find(([key]) => shapeCode(String(key)) === code);
    if (row) onPick(String(row[0]));
  };
  const asMap = Region !== undefined || scope.level === 5;
  // A place without a shape of its own still has its figure.
  const others = asMap ? rows.filter(([key]) => !drawn.has(shapeCode(String(key)))) : [];
  const notes = [
    ...(others.length > 0
      ? [
          `另有 ${others.map((row) => `${shortName(String(row[1]))} ${valueText(row[2])}`).join('、')}`,
        ]
      : []),
    ...(map?.refusal === undefined ? [] : [`${map.refusal}，未采用该地图`]),
  ];
  return (
    <div className={styles.map}>
      <div className={styles.drawing}>
        {pack && Region ? (
          <Region
            {...basics}
            pack={pack}
            rows={figures}
            valueTitle={valueTitle}
            unit={unit}
            onPick={pick}
          />
        ) : asMap ? (
          <TileMap {...basics} rows={figures} valueTitle={valueTitle} unit={unit} onPick={pick} />
        ) : (
          <BarChart
            {...basics}
            series={bars}
            rows={seriesRows(
              rows.map((row): PanelRow => [
                row[0] ?? '',
                shortName(String(row[1])),
                ...row.slice(2),
              ]),
              bars.map(({ key }) => key),
            )}
            unit={unit}
            rowTitle="机构"
            onPickRow={(index) => onPick(String(rows[index]?.[0] ?? ''))}
          />
        )}
      </div>
      {notes.length > 0 && <p className={styles.note}>{notes.join('；')}</p>}
    </div>
  );
}
