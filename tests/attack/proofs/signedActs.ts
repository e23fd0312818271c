import { personal, view } from '@tqc/contract/account';
import { intake } from '@tqc/contract/intake';
import { certBatch, regAud, registration } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { applicationFor } from '../kit/applicationFor';
import type { Own } from '../kit/ownCopy';
import type { Attack } from '../kit/proof';
import type { Entered } from '../kit/people';
import { actOf, type Act } from './auditActs';

const REASON = '核对申请人身份信息';

/** An application and a supplement from the applicants' channel. */
export async function* channelActs({ url, people, seed }: Attack, own: Own): AsyncGenerator<Act> {
  const { transport } = await people.enter(await people.one(2));
  const { accept, supplement, secrets } = await applicationFor(url, own, transport, seed % 10_000);
  for (const [title, { id }, hand] of [
    ['渠道交件', intake.registration, accept],
    ['渠道补充材料', intake.supplement, supplement],
  ] as const)
    yield { title, name: id.split('.').at(-1) ?? id, ok: true, told: await hand(), secrets };
}

/** Writes of several kinds and the viewing of scans, by a county and the centre. */
export async function* signedActs({ people }: Attack): AsyncGenerator<Act> {
  const county = await people.enter(await people.one(2));
  const { transport } = county;
  const list = await transport.send(registration.list, { pageSize: 30 });
  const [row] = list.record;
  if (!row) throw new Error('the demonstration holds no application of this county');
  const { regId } = row;
  yield actOf(
    '保存视图',
    view.save.id,
    transport.send(view.save, { screen: 'attack', name: '攻击', state: {} }),
  );
  const reveal = { table: 'registration', id: regId, field: 'idNo', reason: REASON } as const;
  const revealed = transport.send(personal.reveal, reveal);
  yield actOf('查看敏感信息', personal.reveal.id, revealed, {
    secrets: { 查看过的证件号码: (await revealed).value },
  });
  yield* messageActs(county, regId);
  yield* maintenanceActs(
    county,
    list.record.map((one) => one.regId),
  );
  yield* batchActs(await people.enter(await people.one(5)));
  yield* scanActs(county, regId);
}

async function* messageActs({ transport }: Entered, regId: string): AsyncGenerator<Act> {
  const [before, after] = ['请补充毕业证书', '请补充体检报告'];
  const created = transport.send(regAud.create, { regId, content: before });
  yield actOf('留言', regAud.create.id, created);
  const { id: regAudId } = await created;
  const { version } = await transport.send(regAud.get, { regAudId });
  yield actOf(
    '修改留言',
    regAud.update.id,
    transport.send(regAud.update, { regAudId, content: after }, { version }),
    { changes: { field: 'content', before, after } },
  );
}

/** The first application whose data may be changed now. */
async function* maintenanceActs(
  { transport }: Entered,
  ids: readonly string[],
): AsyncGenerator<Act> {
  const after = '澄岚路1号';
  for (const regId of ids) {
    const { version, address: before } = await transport.send(registration.get, { regId });
    const act = await actOf(
      '修改申请',
      registration.update.id,
      transport.send(registration.update, { regId, address: after }, { version }),
      { changes: { field: 'address', before, after } },
    );
    if (act.ok) return yield act;
  }
  throw new Error('no application of the county may be changed');
}

async function* batchActs({ transport }: Entered): AsyncGenerator<Act> {
  const [known] = (await transport.send(certBatch.list, {})).record;
  if (!known) throw new Error('the demonstration holds no batch');
  const { cbId, version, notice: before } = known;
  const after = '攻击脚本改过的公告';
  yield actOf(
    '修改批次',
    certBatch.update.id,
    transport.send(certBatch.update, { cbId, notice: after }, { version }),
    { changes: { field: 'notice', before, after } },
  );
}

async function* scanActs({ transport }: Entered, regId: string): AsyncGenerator<Act> {
  const { record } = await transport.send(resource.getUuid, { regId });
  const [file] = record;
  if (!file) throw new Error('the application has no document');
  const { fileId, kind } = file;
  const { viewImage, getRegImage, getRegWebTransactFile, downloadFile } = resource;
  yield actOf('查看材料图片', viewImage.id, transport.send(viewImage, { fileId }));
  yield actOf('按种类查看材料', getRegImage.id, transport.send(getRegImage, { regId, type: kind }));
  yield actOf(
    '查看办理材料',
    getRegWebTransactFile.id,
    transport.send(getRegWebTransactFile, { type: 'image', uuid: fileId }),
  );
  yield actOf('下载材料', downloadFile.id, transport.send(downloadFile, { fileId }));
}
