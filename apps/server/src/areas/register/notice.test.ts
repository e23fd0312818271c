import { registration, registrationReview, regAud } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const letter = {
  decision: 'materialsIncomplete' as const,
  completeBefore: '2024-06-25',
  missing: [
    { material: 2, text: '毕业证书原件的彩色照片' },
    { material: 5, text: '本年度的体检报告' },
  ],
};

test('要补的材料一次告知：逐项写在一封留言里，也留在申请和办理经过里', async () => {
  const point = await server.as('point');
  const regId = await road.filed(1);
  await point(registrationReview.confirmRegistration, { regId, ...letter }, { version: 1 });
  const items = '1.学历（学籍）证明：毕业证书原件的彩色照片；2.体检报告：本年度的体检报告';
  const { record } = await point(regAud.getMessagesRegAud, { regId });
  expect(record.map(({ content }) => content)).toEqual([
    `您的教师资格认定申请需要补充材料，请于2024-06-25前一次补齐：${items}`,
  ]);
  const { reasonText, steps } = await point(registration.get, { regId });
  expect(reasonText).toBe(items);
  expect(steps.at(-1)).toMatchObject({ event: '材料待补全', opinion: items });
});

test('有一项没有写补什么的不发；第二次告知要写明上次没有说全的原因', async () => {
  const point = await server.as('point');
  const regId = await road.filed(2);
  const again = { material: 8, text: '' };
  await expect(
    point(
      registrationReview.confirmRegistration,
      { regId, ...letter, missing: [...letter.missing, again] },
      { version: 1 },
    ),
  ).rejects.toMatchObject({ code: 422, data: { fields: { missing: expect.any(String) } } });
  await point(registrationReview.confirmRegistration, { regId, ...letter }, { version: 1 });
  // The applicant completed it; the point finds more that is missing.
  await server.pool.query('update registration set status = 6 where reg_id = $1', [regId]);
  const { version } = await point(registration.get, { regId });
  const second = { regId, ...letter, missing: [{ material: 8, text: '白底证件照片' }] };
  await expect(
    point(registrationReview.confirmRegistration, second, { version }),
  ).rejects.toMatchObject({ code: 422, data: { fields: { again: expect.any(String) } } });
  await point(
    registrationReview.confirmRegistration,
    { ...second, again: '照片是补交后才看出来的' },
    { version },
  );
  expect((await point(registration.get, { regId })).steps.at(-1)?.opinion).toBe(
    '1.证件照片：白底证件照片（再次告知的原因：照片是补交后才看出来的）',
  );
  const { record } = await point(regAud.getMessagesRegAud, { regId });
  expect(record).toHaveLength(2);
  expect(record.map(({ content }) => content).join()).not.toContain('再次告知');
});
