import { onOff } from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';
import { copyObjects } from './copyRows';

const [ON, OFF] = [onOff.code('on'), onOff.code('off')];
const FIRST = 968_000_000_001n;

/** Lists that the centre made itself: one in use, one that was given up. */
const TYPES = [
  { dt_id: '968000000001', code: 'visitKind', name: '来访类型', module: '窗口登记', status: ON },
  { dt_id: '968000000002', code: 'paperKind', name: '来文类型', module: '收发文', status: OFF },
] as const;
const ITEMS = [
  { dt_id: '968000000001', code: 'ask', name: '咨询', tone: 'running', status: ON },
  { dt_id: '968000000001', code: 'hand', name: '送件', tone: 'good', status: ON },
  { dt_id: '968000000001', code: 'claim', name: '申诉', tone: 'held', status: ON },
  { dt_id: '968000000001', code: 'other', name: '其他来访', tone: null, status: OFF },
] as const;

/** Code lists of the centre's own; those of the program are laid down when it starts. */
export async function fillDictionaries(client: PoolClient): Promise<void> {
  await copyObjects(client, 'dict_type', [...TYPES]);
  await copyObjects(
    client,
    'dict_item',
    ITEMS.map((item, at) => ({
      dic_id: String(FIRST + BigInt(10 + at)),
      sort: (at + 1) * 10,
      updated_by: '安中心',
      ...item,
    })),
  );
}
