import { baseMajor, baseSubject } from '@tqc/contract/basic';
import { normalCollegeMajor, normalFiling } from '@tqc/contract/exemption';
import { resource } from '@tqc/contract/resource';
import { pdfOf } from '../kit/files/filesTesting';
import { call, idOf, next, once, server } from './stage';

const FIRST_YEAR = 2020;
const YEARS = 80;
let years = 0;
let majors = 0;

const uploaded = async () => {
  const bytes = new Uint8Array(pdfOf());
  const files = [{ field: 'file', name: `备案文件${next()}.pdf`, bytes }];
  const { fileId } = (await call('university', resource.updateFile, { input: {}, files })) as {
    fileId: string;
  };
  return fileId;
};

/** What a university files of how it assesses; each time another year. */
export const newFiling = async () => ({
  kind: 3,
  year: FIRST_YEAR + ((years += 1) % YEARS),
  title: '师范生教育教学能力考核办法',
  grades: [2, 3],
  ways: [1, 2],
  paperSetting: '学校统一命题',
  passLimit: 95,
  effectiveOn: '2024-03-01',
  contact: '林问夏',
  phone: '000-88880001',
  fileId: await uploaded(),
});
export const filed = async () =>
  idOf(await call('university', normalFiling.create, { input: await newFiling() }));
const filingVersion = async (docId: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from exempt_filing where doc_id = $1',
    [docId],
  );
  return rows[0]?.version ?? 0;
};
export const decideFiling =
  (decision: Record<string, unknown>) =>
  async (docId: string): Promise<string> => {
    const records = [{ id: docId, version: await filingVersion(docId) }];
    await call('province', normalFiling.audit, { input: { docIds: docId, records, ...decision } });
    return docId;
  };
export const changeFiling =
  (input: Record<string, unknown>) =>
  async (docId: string): Promise<string> => {
    const version = await filingVersion(docId);
    await call('university', normalFiling.update, { input: { docId, ...input }, version });
    return docId;
  };
export const removeFiling = async (docId: string): Promise<string> => {
  const version = await filingVersion(docId);
  await call('university', normalFiling.remove, { input: { docId }, version });
  return docId;
};

const subject = once(async () =>
  idOf(
    await call('centre', baseSubject.create, {
      input: { type: 3, code: `M${next()}`, name: '演示学科', beginYear: 2000 },
    }),
  ),
);
const major = async () =>
  idOf(
    await call('centre', baseMajor.create, {
      input: {
        code: String(700_000 + (majors += 1)),
        name: `演示专业${majors}`,
        parentId: null,
        educationLevel: 3,
        year: 2024,
      },
    }),
  );

/** A major that nobody has listed yet, as a university proposes it. */
export const newLine = async () => ({
  majorId: await major(),
  educationLevel: 3,
  teacherTypes: ['regular'],
  grades: [3],
  subjectIds: [await subject()],
  firstClass: 2021,
  lastClass: 2030,
});
export const proposed = async () =>
  idOf(await call('university', normalCollegeMajor.create, { input: await newLine() }));
const lineVersion = async (rosterId: string): Promise<number> => {
  const { rows } = await server.pool.query<{ version: number }>(
    'select version from exempt_roster where roster_id = $1',
    [rosterId],
  );
  return rows[0]?.version ?? 0;
};
export const decideLine =
  (decision: Record<string, unknown>) =>
  async (rosterId: string): Promise<string> => {
    const records = [{ id: rosterId, version: await lineVersion(rosterId) }];
    await call('province', normalCollegeMajor.audit, {
      input: { rosterIds: rosterId, records, ...decision },
    });
    return rosterId;
  };
export const changeLine =
  (by: 'university' | 'province', input: Record<string, unknown>) =>
  async (rosterId: string): Promise<string> => {
    const version = await lineVersion(rosterId);
    await call(by, normalCollegeMajor.update, { input: { rosterId, ...input }, version });
    return rosterId;
  };
export const removeLine = async (rosterId: string): Promise<string> => {
  const version = await lineVersion(rosterId);
  await call('university', normalCollegeMajor.remove, { input: { rosterId }, version });
  return rosterId;
};
