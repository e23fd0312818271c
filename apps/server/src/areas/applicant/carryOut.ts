import { affairKinds, applicantAccountFlow } from '@tqc/domain/applicant';
import { RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { placeOf } from '../../kit/personal';
import type { CallContext } from '../../kit/serve';
import type { RowOf } from '../../kit/store';
import type { Changed } from '../../trade/applicants';
import { applicantRows, type Account } from './applicants';
import { CERTIFICATES } from './certificates';

type Deciding = Pick<CallContext, 'app' | 'db'>;
type Affair = RowOf<'applicantAffair'>;

/** Does what was asked for, and says what of the account is another thing now. */
export async function carryOut(
  call: Deciding,
  row: Affair,
  person: Account,
): Promise<readonly Changed[]> {
  const { app, db } = call;
  const place = placeOf('applicant_affair', 'new_value', row.affairId);
  const value = row.newValue ? app.personal.open(place, row.newValue) : '';
  const change = (values: Parameters<ReturnType<typeof applicantRows>['change']>[1]) =>
    applicantRows({ db }).change(person.ssoId, values, person.version);
  const told = (label: string): Changed[] => [{ label, before: row.oldValue, after: row.newShown }];
  switch (row.affairType) {
    case affairKinds.mobile:
      applicantAccountFlow.next('changeMobile', person.account);
      await change({
        mobile: app.personal.seal(placeOf('applicant', 'mobile', person.ssoId), value),
        mobileIndex: app.personal.index('mobile', value),
      });
      return told('手机号码');
    case affairKinds.name:
      await change({ name: value });
      return told('姓名');
    case affairKinds.idNo: {
      const idIndex = app.personal.index('idNo', value);
      await requireFree(call, person.idIndex, idIndex);
      await change({
        idNo: app.personal.seal(placeOf('applicant', 'id_no', person.ssoId), value),
        idIndex,
        idRef: app.personal.idRef(value),
      });
      return told('证件号码');
    }
    case affairKinds.close:
      await change({ account: applicantAccountFlow.next('close', person.account) });
      return [];
    case affairKinds.join:
      await join(call, person.ssoId, value);
      return told('并入账户');
    default:
      // The channel gives the new password; nothing of it is here.
      return [];
  }
}

/** A number with cases goes by the change of those; a number with an account is somebody's. */
async function requireFree({ db }: Deciding, before: Buffer, after: Buffer): Promise<void> {
  const { rows } = await sql<{
    cases: boolean;
    account: boolean;
  }>`select has_cases(${before}) as cases, has_account(${after}) as account`.execute(db);
  if (rows[0]?.cases)
    throw new RuleError('原证件号码名下已有认定申请或证书，请由办理机构走信息更正');
  if (rows[0]?.account) throw new RuleError('新证件号码已有账户，请申请人改办合并账号');
}

/** What the second account has goes over to the one that stays; the second one is closed. */
async function join({ db }: Deciding, to: string, from: string): Promise<void> {
  const second = await applicantRows({ db }).hold(from);
  const account = applicantAccountFlow.next('close', second.account);
  for (const table of [...CERTIFICATES, 'applicantScore'] as const)
    await db
      .updateTable(table as 'applicantCollege')
      .set({ ssoId: to })
      .where('ssoId', '=', from)
      .execute();
  await applicantRows({ db }).change(from, { account }, second.version);
}
