import { passkey } from '@tqc/contract/rms';
import { refuse, RuleError } from '@tqc/domain/kit';
import { ApiFailure } from '../../../kit/failure';
import { asSystem, queriesOn, systemQueriesOn } from '../../../kit/scope';
import { serve, type CallContext } from '../../../kit/serve';
import {
  addressKey,
  admitPasskey,
  forgetRecoveryCodes,
  hostOf,
  keepPasskey,
  makeRecoveryCodes,
  passkeyChallenge,
  recoveryCodesLeft,
} from '../../../kit/session';

/** Keys of one person: for each device one, and some to spare. */
const MOST = 10;
const NOT_HELD = '安全密钥没有通过验证，请重新操作；仍不行请换一个安全密钥或用其他方式登录';

export const passkeyRoutes = serve(passkey, {
  register: async (call) => {
    const { app, input, who, now, request } = call;
    const about = await aboutOf(call);
    switch (input.step) {
      case 'list':
        return about;
      case 'begin': {
        requireRoom(about.keys.length);
        return {
          ...about,
          options: {
            challenge: passkeyChallenge(app.auth.keys, who.adminId, now),
            host: hostOf(request.headers['host']),
            user: {
              id: Buffer.from(`admin/${who.adminId}`).toString('base64url'),
              name: who.account,
              displayName: who.name,
            },
            known: await credentialsOf(call),
          },
        };
      }
      case 'finish':
        return aboutOf(call, await keep(call, about.keys.length));
      case 'codes':
        if (about.keys.length === 0) throw new RuleError('还没有安全密钥，先登记再生成恢复码');
        call.note({ obj: `passkey/${who.adminId}`, detail: { event: '重新生成恢复码' } });
        return aboutOf(call, await codesFor(call));
      default:
        await remove(call, about.keys.length);
        return aboutOf(call);
    }
  },

  verify: async (call) => {
    const { app, input, now, request } = call;
    const address = addressKey(request.address);
    const nobody = { account: '', orgName: '', ticket: '' };
    const host = hostOf(request.headers['host']);
    if (input.step === 'begin')
      return { ...nobody, host, challenge: passkeyChallenge(app.auth.keys, address, now) };
    const { shown } = input;
    if (!shown) throw refuse('shown', '请先使用安全密钥');
    const found = await call.inTransaction(async (open) => {
      const admitted = await admitPasskey(queriesOn(open), app.auth.keys, shown, address, now);
      if (admitted) call.note({ detail: { account: admitted.account } });
      return admitted;
    });
    if (!found) throw new ApiFailure(496, NOT_HELD);
    return { ...found, host, challenge: '' };
  },
});

type Registering = CallContext<typeof passkey.register>;

/** The caller's keys, and codes that were made just now. */
async function aboutOf(call: Registering, recovery: readonly string[] = []) {
  const keys = await keysOf(call);
  const codesLeft = await recoveryCodesLeft(systemQueriesOn(call.db), call.who.adminId);
  return { keys, options: null, recovery: [...recovery], codesLeft };
}

const codesFor = ({ db, who, now }: Registering) =>
  makeRecoveryCodes(systemQueriesOn(db), who.adminId, now);

/** No level reads keys: what is done here is done for the caller's own. */
function keysOf({ db, who }: Registering) {
  return asSystem(db, () =>
    db
      .selectFrom('passkey')
      .select(['passkeyId', 'label', 'createdAt', 'lastUsedAt'])
      .where('adminId', '=', who.adminId)
      .orderBy('passkeyId')
      .execute(),
  );
}

async function credentialsOf({ db, who }: Registering): Promise<string[]> {
  const rows = await asSystem(db, () =>
    db.selectFrom('passkey').select('credential').where('adminId', '=', who.adminId).execute(),
  );
  return rows.map(({ credential }) => credential);
}

function requireRoom(has: number): void {
  if (has >= MOST) throw new RuleError(`每人最多登记${MOST}个安全密钥，请先删除不用的`);
}

/** Keeps a key; the first brings codes for the day its device is lost. */
async function keep(call: Registering, has: number): Promise<readonly string[]> {
  const { app, db, input, who, now, request } = call;
  requireRoom(has);
  if (!input.made) throw refuse('made', '请先使用安全密钥，再保存');
  if (!input.label) throw refuse('label', '请输入名称');
  const kept = await keepPasskey(
    systemQueriesOn(db),
    app.auth.keys,
    input.made,
    { adminId: who.adminId, host: hostOf(request.headers['host']), label: input.label },
    now,
  );
  if (!kept) throw new RuleError('安全密钥没有登记成功，请重新操作；已登记过的不能再登记');
  call.note({ obj: `passkey/${who.adminId}`, detail: { label: input.label } });
  return has === 0 ? codesFor(call) : [];
}

async function remove(call: Registering, has: number): Promise<void> {
  const { db, input, who } = call;
  const { passkeyId } = input;
  if (passkeyId === undefined) throw refuse('passkeyId', '请选择要删除的安全密钥');
  const { numDeletedRows } = await asSystem(db, () =>
    db
      .deleteFrom('passkey')
      .where('passkeyId', '=', passkeyId)
      .where('adminId', '=', who.adminId)
      .executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw new RuleError('该安全密钥已经删除，请刷新页面');
  if (has === 1) await forgetRecoveryCodes(systemQueriesOn(db), who.adminId);
  call.note({ obj: `passkey/${who.adminId}`, detail: { passkeyId } });
}
