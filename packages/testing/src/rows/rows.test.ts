import { OwnSession } from '@tqc/contract/account';
import { cert } from '@tqc/contract/cert';
import type { Call } from '@tqc/contract/kit';
import { msgSysmsg } from '@tqc/contract/message';
import { wall } from '@tqc/contract/monitor';
import {
  certBatch,
  localeSet,
  orgBatch,
  provinceBatch,
  provinceBatchPostpone,
  registration,
} from '@tqc/contract/register';
import { audit } from '@tqc/contract/rms';
import { expect, test } from 'vitest';
import {
  applicationDetail,
  applicationRow,
  auditEntry,
  certBatchRow,
  certDetail,
  certRow,
  displayRow,
  localeSetRow,
  messageRow,
  orgPlanRow,
  ownSession,
  pageOf,
  planChangeRow,
  provincePlanRow,
  smsRow,
} from '.';

test.each<[Call, object]>([
  [certBatch.list, certBatchRow()],
  [provinceBatch.list, provincePlanRow()],
  [orgBatch.list, orgPlanRow()],
  [localeSet.list, localeSetRow()],
  [provinceBatchPostpone.list, planChangeRow()],
  [registration.list, applicationRow(1)],
  [cert.list, certRow(1)],
  [msgSysmsg.querySms, smsRow(1)],
  [audit.list, auditEntry()],
  [wall.devices, displayRow()],
])('$id 的行符合契约', ({ output }, row) => {
  expect(output.safeParse(pageOf(row)).error).toBeUndefined();
});

test('详情、消息、会话符合契约，各处说的是同一个人', () => {
  for (let serial = 0; serial < 12; serial += 1) {
    expect(registration.get.output.parse(applicationDetail(serial)).name).toBe(
      applicationRow(serial).name,
    );
    expect(cert.get.output.parse(certDetail(serial)).certNo).toBe(certRow(serial).certNo);
  }
  expect(msgSysmsg.list.output.parse({ ...pageOf(messageRow()), unread: 1 }).record).toHaveLength(
    1,
  );
  expect(OwnSession.parse(ownSession()).current).toBe(true);
});
