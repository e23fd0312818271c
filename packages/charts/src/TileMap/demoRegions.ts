import { chinaTiles } from './chinaTiles';
import type { RegionRow } from './tileRows';

/** 示例用的各省人数：不含港澳台，甘肃未报送，西藏为零，结果每次相同。 */
export function demoRegions(): RegionRow[] {
  return chinaTiles
    .filter(({ code }) => code < '700000')
    .map(({ code }, index) => ({
      code,
      value:
        code === '620000'
          ? null
          : code === '540000'
            ? 0
            : 1800 + ((index * 7919) % 97) * ((index * 31) % 11) * 61,
    }));
}
