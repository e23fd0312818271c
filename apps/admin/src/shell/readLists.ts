import { lookup } from '@tqc/contract/lookup';
import { dictTone, onOff } from '@tqc/domain/dictionaries';
import { changeLists, type DictChange, type Tone } from '@tqc/domain/kit';
import { call } from '../kit/session/api';
import { useListsTurn } from '../kit/session/lists';

/**
 * Shows code lists as the national centre changed them; without an answer they stay as they are, at
 * first as they were compiled.
 */
export async function readLists(): Promise<void> {
  const found = await call(lookup.queryDictByDictTypeBasic, {}).catch(() => undefined);
  if (!found) return;
  const changes = new Map<string, DictChange[]>();
  for (const { dtId, code, dictLabel, tone, sort, status } of found.record)
    changes.set(dtId, [
      ...(changes.get(dtId) ?? []),
      {
        code,
        label: dictLabel,
        tone: dictTone.has(tone) ? (tone as Tone) : null,
        sort,
        off: status !== onOff.code('on'),
      },
    ]);
  changeLists(changes);
  useListsTurn.setState((turn) => turn + 1, true);
}
