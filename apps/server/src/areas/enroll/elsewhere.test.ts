import { enrollmentElsewhere } from '@tqc/contract/enroll';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../../testing/server';
import { acceptedRecord, ofPerson } from '../../walks/enrollmentCases';
import { openStage, server } from '../../walks/stage';

beforeAll(async () => openStage(await testServer()));

test('全国查询要完整号码和用途；证书号码要连同姓名；号码遮着，打开要对得上人', async () => {
  const enrId = await acceptedRecord();
  const { rows } = await server.pool.query<{ certNo: string; name: string }>(
    'select cert_no as "certNo", name from enrollment where enr_id = $1',
    [enrId],
  );
  const { certNo = '', name = '' } = rows[0] ?? {};
  const other = await server.as('otherProvince');
  const { enrollMonitoringList, enrollMonitoringView } = enrollmentElsewhere;
  expect(await other(enrollMonitoringList, {})).toMatchObject({ total: 0 });
  await expect(other(enrollMonitoringList, { name })).rejects.toThrow('完整的证件号码');
  await expect(other(enrollMonitoringList, { certNo, purpose: '核对' })).rejects.toThrow('姓名');
  await expect(other(enrollMonitoringList, { certNo, name })).rejects.toThrow('查询用途');
  const { record } = await other(enrollMonitoringList, { certNo, name, purpose: '核对' });
  expect(record).toMatchObject([{ enrId, prov: '32' }]);
  expect(record[0]?.idNo).toMatch(/\*{4}/);
  const key = await ofPerson(enrId);
  expect(await other(enrollMonitoringView, key)).toMatchObject({ enrId, name });
  await expect(other(enrollMonitoringView, { ...key, idNo: 'x' })).rejects.toMatchObject({
    code: 403,
  });
});

test('确认点只看得到本机构其他确认点的', async () => {
  const key = await ofPerson(await acceptedRecord());
  const { otherOrgEnrollDetail } = enrollmentElsewhere;
  const seen = await (await server.as('otherPoint'))(otherOrgEnrollDetail, key);
  expect(seen).toMatchObject({ enrId: key.id, firstReview: 30 });
  const own = await server.as('point');
  await expect(own(otherOrgEnrollDetail, key)).rejects.toMatchObject({ code: 403 });
});
