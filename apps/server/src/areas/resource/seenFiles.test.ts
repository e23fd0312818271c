import { resource } from '@tqc/contract/resource';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';
import { stamp } from '../../walks/ecertCases';
import { acceptedRecord } from '../../walks/enrollmentCases';
import { filed } from '../../walks/exemptionCases';
import { collected } from '../../walks/exemptStudentCases';
import { openStage } from '../../walks/stage';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await openStage(server);
});

/** A document of each kind of record: who reads it above, and whose business it is not. */
const cases: readonly (readonly [
  what: string,
  make: () => Promise<string>,
  file: string,
  above: TestOrg,
  beside: TestOrg,
])[] = [
  [
    '免试备案的文件',
    filed,
    'select file_id from exempt_filing where doc_id = $1',
    'province',
    'otherProvince',
  ],
  [
    '免试学生的照片',
    collected,
    'select photo as file_id from exempt_student where student_id = $1',
    'province',
    'otherProvince',
  ],
  [
    '注册申请的材料',
    acceptedRecord,
    'select file_id from enrollment_file where enr_id = $1 limit 1',
    'county',
    'otherCounty',
  ],
  [
    '电子印章的印模',
    stamp,
    'select file_id from org_stamp where stamp_id = $1',
    'city',
    'otherCounty',
  ],
];

test.each(cases)(
  '%s：上级和办理的人打得开，别处的人打不开',
  async (_, make, find, above, beside) => {
    const { rows } = await server.pool.query<{ file_id: string }>(find, [await make()]);
    const fileId = rows[0]?.file_id ?? '';
    const seen = await (await server.as(above))(resource.viewImage, { fileId });
    expect(seen).toBeTruthy();
    await expect((await server.as(beside))(resource.viewImage, { fileId })).rejects.toMatchObject({
      code: 403,
    });
  },
);
