import type { system } from '@tqc/contract/rms';
import { gbInterface, gbSwitchState } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { ApiFailure, outOfReach } from '../../kit/failure';
import { refusalOf, type CallContext, type RefusedOne } from '../../kit/serve';
import { store, type RowOf } from '../../kit/store';
import { CODE } from '../../trade/platform';
import { noteSwitch } from './noteSwitch';

const switches = store('platformSwitch', 'switchId');
type Switch = RowOf<'platformSwitch'>;
type Asked = CallContext<typeof system.setGbsso>;

/**
 * Opens, closes or opens for some organisations; of several interfaces each that can be, and of a
 * single one the refusal is the answer.
 */
export async function setGbsso(call: Asked) {
  const { records, state, orgIds, reason, preview } = call.input;
  if (!preview && reason === '') throw refuse('reason', '请输入原因');
  const done: string[] = [];
  const refused: RefusedOne[] = [];
  for (const { id, version } of records) {
    const [row] = await call.db
      .selectFrom('platformSwitch')
      .selectAll()
      .where('switchId', '=', id)
      .forNoKeyUpdate()
      .execute();
    try {
      if (!row) throw outOfReach();
      if (row.version !== version) throw new ApiFailure(409);
      await requireChange(call, row);
      if (!preview) await change(call, row);
      done.push(id);
    } catch (error) {
      const why = refusalOf(error);
      if (records.length === 1 && !preview) throw error;
      refused.push({ id, name: row ? gbInterface.label(row.name) : '', ...why });
    }
  }
  call.note({ detail: { done, state, orgIds, reason } });
  return { done, refused };
}

async function change(call: Asked, row: Switch): Promise<void> {
  const { state, orgIds, reason } = call.input;
  await switches(call).change(
    row.switchId,
    {
      state,
      orgIds: state === gbSwitchState.code('chosen') ? orgIds : [],
      reason,
      operator: call.who.name,
      at: call.now.toISOString(),
      rests: 0,
      restUntil: null,
    },
    row.version,
  );
  await noteSwitch(call, row, 'switch', {
    code: CODE.taken,
    text: `${gbSwitchState.label(state)}：${reason}`,
    took: 0,
  });
}

/** Says why it cannot be so: it is already, or the organisations are none of the province's. */
async function requireChange({ db, input }: Asked, row: Switch): Promise<void> {
  const { state, orgIds } = input;
  if (state !== gbSwitchState.code('chosen')) {
    if (state === row.state) throw new RuleError(`该接口已经${gbSwitchState.label(state)}`);
    return;
  }
  if (orgIds.length === 0) throw refuse('orgIds', '灰度时请至少选择一个机构');
  const found = await db
    .selectFrom('org')
    .select('orgId')
    .where('orgId', 'in', orgIds)
    .where('prov', '=', row.prov)
    .where('orgType', 'in', [2, 3, 4])
    .execute();
  if (found.length !== new Set(orgIds).size)
    throw refuse('orgIds', '只能选择该省的认定机构，请重新选择');
}
