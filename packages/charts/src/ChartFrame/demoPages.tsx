import type { ComponentType } from 'react';
import type { ChartBasics } from './chartFrameProps';

/** 1280 宽的页面上三栏并排：图、数据延迟的图、同数的表格，看窄框里字和图例怎么让。 */
export function narrowPage<Props extends ChartBasics>(Chart: ComponentType<Props>) {
  return (args: Props) => (
    <div
      style={{
        width: 1280,
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: 16,
      }}
    >
      <Chart {...args} />
      <Chart {...args} title={`${args.title}（昨日）`} state="stale" />
      <Chart {...args} title={`${args.title}（表格）`} view="table" />
    </div>
  );
}

/** 2560 宽的页面上一张图占满一行，看拉宽以后线和柱会不会稀、字会不会散。 */
export function widePage<Props extends ChartBasics>(Chart: ComponentType<Props>) {
  return (args: Props) => (
    <div style={{ width: 2560 }}>
      <Chart {...args} />
    </div>
  );
}
