import { Cert, cert } from '@tqc/contract/cert';
import { factsOf, membersOf, valueText } from '@tqc/contract/kit';
import { routeOf } from '@tqc/contract/screens';
import { certChangeFlow, KEY_FIELDS } from '@tqc/domain/cert';
import { certChangeStatus, certChangeType } from '@tqc/domain/dictionaries';
import { PROVINCE } from '@tqc/domain/organisations';
import { refuse, RuleError } from '@tqc/domain/kit';
import { certCaseNo, chinaDay, maskIdNo } from '@tqc/domain/shared';
import { newId } from '../../../kit/newId';
import { asSystem } from '../../../kit/scope';
import type { CallContext } from '../../../kit/serve';
import { handedIn } from '../../../trade/cases';
import { tellOrganisation } from '../../../trade/messages';
import { takeNumber } from '../../../trade/numbers';
import type { CertRow } from '../certOf';
import { changeRows, changes, proofs, type Change, type Item } from './changes';

type Certain = Pick<
  CertRow,
  'certNo' | 'ctId' | 'orgId' | 'orgName' | 'prov' | 'city' | 'county' | 'name' | 'idIndex'
>;

/** What is asked for, whatever kind of change. */
export interface Asked {
  readonly type: Parameters<typeof certChangeType.code>[0];
  readonly certId: string | null;
  readonly of: Certain;
  readonly idMask: string;
  readonly items: readonly Item[];
  /** Values of the certificate that are taken over as they are when it passes. */
  readonly wanted: Readonly<Record<string, unknown>>;
  readonly more?: Partial<Record<keyof Change, unknown>>;
  readonly scans: Readonly<Record<string, readonly string[] | undefined>>;
  /** Asked for anew after a refusal. */
  readonly again?: Change | undefined;
}

const HISTORY = ['historyRevoked', 'historyConclusion'];
const ALWAYS_ABOVE = ['remove', 'restore', 'add', ...HISTORY];

/** Lays a change down, or what was refused anew, and tells who decides. */
export async function openChange(call: CallContext, asked: Asked): Promise<{ id: string }> {
  const { db, now, who } = call;
  const { type, certId, of, again, items } = asked;
  const isKey = ALWAYS_ABOVE.includes(type) || items.some(({ field }) => KEY_FIELDS.has(field));
  const { certNo, ctId, orgId, orgName, prov, city, county, name, idIndex } = of;
  // A number is sealed for its change before that is laid down.
  const chgId = again?.chgId ?? String(asked.more?.chgId ?? newId());
  const values = {
    changeType: certChangeType.code(type),
    certId,
    certNo,
    ctId,
    deciderId: await deciderOf(call, isKey),
    name,
    idMask: asked.idMask,
    idIndex,
    isKey,
    fields: items.length,
    summary: summaryOf(items),
    wanted: asked.wanted,
    ...asked.more,
    ...handedIn(call),
    status: certChangeStatus.code('pending'),
  };
  if (again) {
    certChangeFlow.next('again', again.status);
    await db.deleteFrom('certChangeItem').where('chgId', '=', chgId).execute();
    await changeRows(call).change(
      chgId,
      { ...values, decidedBy: null, decider: '', decidedOrg: '', decidedAt: null },
      { unversioned: 'it is held since it was read, and refused' },
    );
  } else {
    const year = chinaDay(now).slice(0, 4);
    const serial = await asSystem(db, () => takeNumber(db, `certChange/${who.prov}${year}`));
    await changeRows(call).add({
      ...values,
      chgId,
      chgNo: certCaseNo('BG', who.prov, year, serial),
      orgId,
      orgName,
      prov,
      city,
      county,
    });
  }
  await db
    .insertInto('certChangeItem')
    .values(
      items.map(({ field, label, before, after }) => ({
        itemId: newId(),
        chgId,
        field,
        label,
        before,
        after,
        prov,
        city,
        county,
      })),
    )
    .execute();
  await proofs.keep(call, chgId, asked.scans, of);
  const row = await changeRows(call).get(chgId);
  const word = certChangeType.label(row.changeType);
  await changes.record(call, again ?? row, {
    step: `申请${word}`,
    event: again ? '修改后再提交' : '提交申请',
    toStatus: row.status,
  });
  const isHistory = HISTORY.includes(type);
  await tellOrganisation(
    db,
    row.deciderId,
    {
      title: isHistory ? '有注册历史变更待审批' : '有证书变更待审批',
      content: `${who.orgName}${who.name}提交了${name}的证书${word}申请（${row.chgNo}），请审批。`,
      url: routeOf(isHistory ? 'cert.enrollHistoryApprove' : 'cert.changeApprove'),
    },
    now,
    who,
    { beyond: true },
  );
  return { id: chgId };
}

/** Key fields one level above; anything else, and a province's own, by a second person. */
async function deciderOf({ db, who }: CallContext, isKey: boolean): Promise<string> {
  if (!isKey || who.orgType >= PROVINCE) return who.orgId;
  const { parentId } = await db
    .selectFrom('org')
    .select('parentId')
    .where('orgId', '=', who.orgId)
    .executeTakeFirstOrThrow();
  return parentId ?? who.orgId;
}

/** One open change a certificate. */
export async function requireNoneOpen({ db }: CallContext, certId: string): Promise<void> {
  const open = await db
    .selectFrom('certChange')
    .select('chgNo')
    .where('certId', '=', certId)
    .where('status', '=', certChangeStatus.code('pending'))
    .executeTakeFirst();
  if (open) throw new RuleError(`该证书的变更申请${open.chgNo}正在审批，请先办结`);
}

/** A refused change of the caller's own organisation, held: it is asked for anew. */
export async function refusedChange(
  call: CallContext,
  chgId: string,
  certId: string,
): Promise<Change> {
  const row = await changeRows(call).hold(chgId);
  if (row.orgId !== call.who.orgId || row.certId !== certId)
    throw refuse('chgId', '这个变更申请不是这张证书的，请重新打开');
  certChangeFlow.next('again', row.status);
  return row;
}

const MOST_NAMED = 3;
const summaryOf = (items: readonly Item[]) => {
  const named = items
    .slice(0, MOST_NAMED)
    .map(({ label, before, after }) =>
      before === '' ? `${label}：${after}` : `${label}：${before}→${after}`,
    );
  return `${named.join('；')}${items.length > MOST_NAMED ? `等${items.length}项` : ''}`;
};

const SUBJECT = 'subjectId';
const members = membersOf(cert.create.input);

/** A value of a certificate in the words of the screens; a number of a person is masked. */
export function wordOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field === 'idNo') return maskIdNo(String(value));
  const schema = members[field];
  return valueText(schema && factsOf(schema), value);
}

/** What a field of a certificate is called. */
export function labelOf(field: string): string {
  if (field === SUBJECT) return '任教学科';
  if (field === 'photo') return '照片';
  const schema = members[field];
  return (schema && factsOf(schema)?.label) ?? field;
}

/** The state of a certificate as a field that changes. */
export const stateItem = (before: number, after: number): Item => {
  const facts = factsOf(Cert.shape.status);
  return {
    field: 'status',
    label: facts?.label ?? '',
    before: valueText(facts, before),
    after: valueText(facts, after),
  };
};
