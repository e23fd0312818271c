import { uuid7, type Send } from '@tqc/client';
import { personal, session, view } from '@tqc/contract/account';
import { wall } from '@tqc/contract/monitor';
import { registration } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { codeOf } from '../kit/codeOf';
import type { Proof } from '../kit/proof';
import { placesOf, whereStands } from '../kit/whereStands';

const REASON = '核对身份信息';

/**
 * Point 4: what is kept to answer a repeated write must not keep what the answer gave away, and
 * fits only the call it was kept for.
 */
export const keptSecrets: Proof = {
  point: 4,
  name: '为重放保存的答复不留明文，也不用于别的接口',
  async prove({ people, own }, check) {
    const { transport } = await people.enter(await people.one(2));
    const province = await people.enter(await people.one(4));
    const [row] = (await transport.send(registration.list, { pageSize: 10 })).record;
    if (!row) throw new Error('the demonstration holds no application of this county');
    const reveal = (field: 'idNo' | 'mobile') =>
      transport.send(personal.reveal, {
        table: 'registration',
        id: row.regId,
        field,
        reason: REASON,
      });
    const secrets = {
      证件号码: (await reveal('idNo')).value,
      手机号码: (await reveal('mobile')).value,
      文件链接: await fileTicket(transport.send, row.regId),
      大屏凭证: (await province.transport.send(wall.ticket, {})).ticket,
    };
    if (own) {
      const found = await whereStands(own.pool, secrets);
      check('查看过的号码和一次性凭证不以明文留在库里', found.length === 0, placesOf(found));
    } else check('查看过的号码和一次性凭证不以明文留在库里', undefined, '看不到数据库');
    const { id } = await transport.send(view.save, {
      screen: 'attack',
      name: `攻击${Date.now()}`,
      state: {},
    });
    const key = uuid7();
    await transport.send(session.endOthers, {}, { key });
    const code = await codeOf(transport.send(view.remove, { id }, { key }));
    const left = (await transport.send(view.list, { screen: 'attack' })).record.length;
    check(
      '同一请求编号换一个接口即拒绝（422）',
      code === 422,
      `答复码 ${code}，要删的视图${left > 0 ? '还在' : '已删'}`,
    );
  },
};

async function fileTicket(send: Send, regId: string): Promise<string> {
  const [file] = (await send(resource.getUuid, { regId })).record;
  if (!file) throw new Error('the application has no document');
  return (await send(resource.ticket, { fileId: file.fileId })).ticket;
}
